/* Small sounds made on the spot, off until the player turns them on. */
import { prefs } from "./prefs";

export type Sound = "dice" | "coin" | "card" | "battle" | "turn" | "refuse";

let audio: AudioContext | null = null;

function tone(at: number, hertz: number, seconds: number, loud: number, shape: OscillatorType) {
  const ctx = audio!;
  const osc = ctx.createOscillator();
  const gain = ctx.createGain();
  osc.type = shape;
  osc.frequency.value = hertz;
  gain.gain.setValueAtTime(loud, ctx.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.0005, ctx.currentTime + at + seconds);
  osc.connect(gain).connect(ctx.destination);
  osc.start(ctx.currentTime + at);
  osc.stop(ctx.currentTime + at + seconds);
}

function noise(at: number, seconds: number, loud: number, hertz: number) {
  const ctx = audio!;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(ctx.currentTime + at);
}

const scores: Record<Sound, () => void> = {
  dice: () => [0, 0.07, 0.13, 0.2, 0.24].forEach((t) => noise(t, 0.04, 0.5, 1800)),
  coin: () => [1568, 2093].forEach((f, i) => tone(i * 0.07, f, 0.25, 0.08, "triangle")),
  card: () => noise(0, 0.12, 0.35, 900),
  battle: () => [220, 147].forEach((f, i) => tone(i * 0.12, f, 0.4, 0.12, "sawtooth")),
  turn: () => [523, 659, 784].forEach((f, i) => tone(i * 0.11, f, 0.5, 0.09, "sine")),
  refuse: () => tone(0, 130, 0.18, 0.12, "square"),
};

export function play(sound: Sound) {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
  scores[sound]();
}
