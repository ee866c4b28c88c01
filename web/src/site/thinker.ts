/* The worker that thinks: bots, hints, analyses. What it is asked it answers one after the other. */
import type { Task, Thought, Work } from "./messages";
import { Module } from "./module";

const nobody = { keep: () => {}, call: () => {}, send: () => {} };
const modules = new Map<string, Promise<Module>>(); // by game

async function work(module: Promise<Module>, task: Exclude<Work, { kind: "code" }>): Promise<Thought> {
  const m = await module;
  if (task.kind === "choose") return { action: m.think(task.choice) };
  const { id } = JSON.parse(task.row);
  m.putTable(task.row);
  m.putSteps(id, task.steps);
  return { answer: m.request(task.path, task.body) };
}

self.onmessage = async (e: MessageEvent<Task>) => {
  const task = e.data;
  if (task.kind === "code") {
    modules.set(task.game, Module.start(task.code, nobody, true));
    return;
  }
  let thought: Thought = null;
  try {
    thought = await work(modules.get(task.game)!, task);
  } catch (error) {
    console.error(error); // the page starts another one
  }
  self.postMessage(thought);
};
