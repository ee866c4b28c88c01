// Two friends by clicks: invite, resign, rematch, rematch; and a friend who is away keeps his seat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stage } from "./stage.mjs";

const here = await stage();
const host = await here.person();
const friend = await here.person();

const seat = (page) => page.evaluate(() => document.querySelector("table-page").snap.you);
const table = (page) => new URL(page.url()).pathname;
const panel = (page) => page.getByRole("tab", { name: "Table" }).click();

/* Both see the next table, in the seat of the other. */
async function meetAgain(before, seats) {
  for (const [page, was] of [[host, seats[0]], [friend, seats[1]]]) {
    await page.waitForFunction(
      ([path, was]) => {
        const snap = document.querySelector("table-page")?.snap;
        return location.pathname !== path && snap?.state === "running" && snap.you && snap.you !== was;
      },
      [before, was],
    );
  }
  assert.equal(table(host), table(friend));
}

async function resign(page) {
  await panel(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog.asking [data-yes]").click();
  for (const p of [host, friend]) await p.getByText(/The game is over/).first().waitFor();
}

async function playAgain(first, second) {
  const before = table(host);
  const seats = [await seat(host), await seat(friend)];
  await resign(first);
  await first.locator("#ending [data-again]").click();
  await first.getByText(/You asked for a rematch\. Waiting for Guest/).waitFor();
  await second.getByText(/Guest .* wants a rematch with sides swapped\./).waitFor();
  await second.getByRole("button", { name: "Accept" }).click();
  await meetAgain(before, seats);
}

test("the invitation shows the options of the table, and the friend sits down", async () => {
  await host.goto("/");
  await host.click("[data-invite=arena-roma]");
  const link = await host.locator("#invite").inputValue();
  await friend.goto(new URL(link).pathname);
  await friend.getByText("No hints while people play each other.").waitFor();
  await friend.getByText(/your seat is kept for 10 minutes/).waitFor();
  await friend.getByRole("button", { name: "Take the seat" }).click();
  await host.waitForSelector("main.my-turn");
  await friend.waitForSelector("main.my-turn");
  assert.equal(await friend.getByRole("button", { name: "Hint (H)" }).count(), 0);
});

test("rematch: asked for by the host, then by the friend", async () => {
  await playAgain(host, friend);
  await playAgain(friend, host);
});

test("a rematch is declined", async () => {
  await resign(host);
  await host.locator("#ending [data-again]").click();
  await friend.getByRole("button", { name: "Decline" }).click();
  await host.locator(".prompt-acts").getByRole("button", { name: "Rematch" }).waitFor();
  await friend.locator("#ending [data-again]").click();
  await host.getByRole("button", { name: "Accept" }).click();
  await friend.waitForFunction(() => document.querySelector("table-page")?.snap?.state === "running");
});

test("a friend who is away keeps his seat", async () => {
  const path = table(friend);
  await friend.goto("/credits");
  await panel(host);
  await host.getByRole("button", { name: /Ask the computer to play/ }).click();
  await host.getByText(/You asked the computer to play .* The seat is kept until/).waitFor();
  await friend.goto(path);
  await friend.getByText(/asks the computer to take your seat/).waitFor();
  await friend.getByRole("button", { name: "Keep the seat" }).click();
  await host.locator(".offer").waitFor({ state: "detached" });
  assert.ok(await seat(friend));
  const kinds = await host.evaluate(() => document.querySelector("table-page").snap.seats.map((s) => s.kind));
  assert.deepEqual(kinds, ["person", "person"]);
});

test("a table that nobody may watch is joined from the lobby", async () => {
  await host.goto("/new?game=arena-roma");
  await host.selectOption("select[name=watch]", "nobody");
  await host.selectOption("select[name=hints]", "all");
  await host.selectOption("select[name=seat-capua]", "open");
  await host.fill("input[name=grace-minutes]", "25");
  await host.getByRole("button", { name: "Open table" }).click();
  await host.waitForSelector("#invite");
  await friend.goto("/");
  const row = friend.locator("button.table-row");
  await row.getByText("hints allowed, seat kept for 25 minutes").waitFor();
  await row.click();
  await friend.waitForSelector("main.my-turn");
  await friend.getByRole("button", { name: "Hint (H)" }).waitFor();
});

test("no page reported an error", () => assert.deepEqual([...host.faults, ...friend.faults], []));
