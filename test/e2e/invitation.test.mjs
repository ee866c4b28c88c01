// Two people meet by a link and play a whole game: undo, a reload in the middle, a dropped
// connection, a spectator, the replay and the proof of the dice.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { person, stage, upToDate, wire } from "./stage.mjs";
import { dice, hurry, isOver, moves, myTurn, playOn, pointAndClick } from "./table.mjs";

const here = await stage();
const roma = await here.person();
const line = await wire(here.server.base);
const capua = await person(here.browser, line.base);
const watcher = await here.person();

after(() => line.close());

const position = (page) =>
  page.evaluate(() => JSON.stringify(document.querySelector("table-page").snap.view.state));
const public_ = (page) =>
  page.evaluate(() => {
    const { vp, money, space, die, discard, supply } =
      document.querySelector("table-page").snap.view.state;
    return JSON.stringify({ vp, money, space, die, discard, supply });
  });

test("a friend joins by the invitation link", async () => {
  await roma.goto("/");
  await roma.click("[data-invite=arena-roma]");
  const link = await roma.locator("#invite").inputValue();
  assert.match(link, /\/i\/.+/);
  await capua.goto(new URL(link).pathname);
  await capua.getByText(/invites you to play Arena: Roma II\. No account needed\./).waitFor();
  await capua.getByRole("button", { name: "Take the seat" }).click();
  await roma.waitForSelector("main.my-turn");
  await capua.waitForSelector("main.my-turn"); // both choose gifts at the same time
  await watcher.goto(new URL(roma.url()).pathname);
  await watcher.waitForSelector(".arena");
});

test("cards are chosen, laid and played by pointing at what is lit", async () => {
  const random = dice(7);
  const players = [roma, capua];
  await playOn(
    players,
    (n) => n >= 24,
    (page) => pointAndClick(page, { random, rush: 0.1 }),
  );
  await upToDate(roma, capua, watcher);
  assert.equal(await public_(roma), await public_(capua));
  assert.equal(await public_(roma), await public_(watcher));
});

test("the spectator sees no hand and can do nothing", async () => {
  assert.equal(await watcher.locator(".hand-card .card:not(.back)").count(), 0);
  assert.equal(await watcher.locator(".lit, .prompt-acts .act").count(), 0);
  const hands = await watcher.evaluate(() =>
    Object.values(document.querySelector("table-page").snap.view.state.hand ?? {}),
  );
  assert.ok(
    hands.every((h) => typeof h === "number"),
    "a spectator gets only the number of cards",
  );
});

test("an action can be undone", async () => {
  const random = dice(3);
  for (let tries = 0; tries < 60; tries++) {
    const page = (await myTurn(roma)) ? roma : capua;
    if (!(await myTurn(page))) {
      await roma.waitForTimeout(20);
      continue;
    }
    const money = page.locator(".board .die.lit");
    const canPay =
      (await money.count()) > 0 &&
      (await page.locator('.prompt-acts .act[data-action="end"]').count()) > 0;
    if (!canPay) {
      await pointAndClick(page, { random });
      continue;
    }
    const was = await position(page);
    const rev = await moves(page);
    await money.first().click();
    await page.click("[data-thing='icon:money']");
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev > r, rev);
    assert.notEqual(await position(page), was);
    await page.keyboard.press("u");
    await page.waitForFunction(
      (s) => JSON.stringify(document.querySelector("table-page").snap.view.state) === s,
      was,
    );
    return;
  }
  assert.fail("no die could be put on money");
});

test("a reload in the middle brings the same table back", async () => {
  await upToDate(roma, capua);
  const was = await position(capua);
  await capua.reload();
  await capua.waitForSelector(".arena");
  assert.equal(await position(capua), was);
});

test("a dropped connection is shown and catches up by itself", async () => {
  const random = dice(11);
  await playOn(
    [roma, capua],
    () => myTurn(roma),
    (page) => hurry(page, { random }),
  );
  line.cut();
  await capua.getByText("Reconnecting").waitFor();
  await pointAndClick(roma, { random });
  line.mend();
  await capua.getByText("Reconnecting").waitFor({ state: "detached" });
  await upToDate(roma, capua);
  assert.equal(await public_(roma), await public_(capua));
});

test("the server restarts, and every page goes on without a click", async () => {
  const random = dice(13);
  await playOn(
    [roma, capua],
    () => myTurn(roma),
    (page) => hurry(page, { random }),
  );
  await here.server.halt();
  for (const page of [roma, capua, watcher]) await page.getByText("Reconnecting").waitFor();
  await here.server.goOn();
  for (const page of [roma, capua, watcher])
    await page.locator(".badge.lost").waitFor({ state: "detached" });
  const rev = await moves(roma);
  await pointAndClick(roma, { random });
  assert.ok((await moves(roma)) > rev);
  await upToDate(roma, capua, watcher);
});

test("a draw is offered and declined", async () => {
  await roma.getByRole("tab", { name: "Table" }).click();
  await roma.getByRole("button", { name: "Offer a draw" }).click();
  await roma.locator("dialog.asking [data-yes]").click();
  await capua.getByText("Roma offers a draw").waitFor();
  await capua.getByRole("button", { name: "Decline" }).click();
  await roma.getByText("Your draw offer was declined.").waitFor();
  await roma.locator(".offer").waitFor({ state: "detached" });
});

test("people talk, and what they write stays text", async () => {
  await roma.keyboard.press("c");
  await roma.fill("#say", "<img src=x onerror=alert(1)> salve");
  await roma.keyboard.press("Enter");
  await capua.getByRole("tab", { name: /Chat/ }).click();
  await capua.getByText("<img src=x onerror=alert(1)> salve").last().waitFor();
  assert.equal(await capua.locator("main img").count(), 0);
  await roma.getByRole("tab", { name: "Log" }).click();
});

test("the game goes on to its end, and everybody sees it", async () => {
  const random = dice(5);
  await playOn(
    [roma, capua],
    () => isOver(roma),
    (page) => hurry(page, { random }),
  );
  await upToDate(roma, capua, watcher);
  assert.ok(await isOver(capua));
  assert.ok(await isOver(watcher));
  const score = await roma.evaluate(() => document.querySelector("table-page").snap.result.score);
  const [winner, loser] = score.roma > score.capua ? [roma, capua] : [capua, roma];
  await winner.getByText(/You won as (Roma|Capua)\./).waitFor();
  for (const page of [loser, watcher]) await page.getByText(/The game is over. (Roma|Capua) won\./).waitFor();
});

test("the finished game can be replayed, by slider, by itself and by link", async () => {
  await watcher.reload();
  await watcher.waitForSelector(".arena");
  await watcher.getByRole("button", { name: "Watch the replay" }).click();
  await watcher.waitForSelector(".replay");
  const slider = watcher.locator(".replay input[type=range]");
  await slider.fill("30");
  await watcher.waitForFunction(
    () => document.querySelector("table-page").replay.past && location.search === "?step=30",
  );
  await watcher.keyboard.press("Escape");
  await watcher.getByRole("button", { name: "Play", exact: true }).click();
  await watcher.waitForFunction(() => Number(document.querySelector(".replay input").value) > 31);
  await watcher.getByRole("button", { name: "Pause" }).click();
  await capua.goto(new URL(roma.url()).pathname + "?step=12");
  await capua.waitForFunction(() => document.querySelector("table-page").replay.past);
  assert.equal(
    await capua
      .locator(".replay-step")
      .textContent()
      .then((t) => t.trim().split(" ")[0]),
    "12",
  );
});

test("the proof of the dice is shown and can be taken home", async () => {
  await roma.getByRole("tab", { name: "Table" }).click();
  await roma.getByText("Secret", { exact: true }).waitFor();
  const record = await roma.evaluate(() =>
    fetch(document.querySelector("a[href$='/record']").href).then(async (r) => [
      r.status,
      (await r.text()).length,
    ]),
  );
  assert.equal(record[0], 200);
  assert.ok(record[1] > 100);
});

test("no page reported an error", () => {
  const faults = [roma, capua, watcher]
    .flatMap((p) => p.faults)
    .filter((f) => !/ERR_|EventSource/.test(f));
  assert.deepEqual(faults, []);
});
