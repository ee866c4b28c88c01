// Settings and the links of mails: what an account can do, by somebody who clicks.
import assert from "node:assert/strict";
import net from "node:net";
import { after, test } from "node:test";
import { audit } from "./axe.mjs";
import { ask, PHONE, stage } from "./stage.mjs";

/* A mail server that keeps what it gets. */
async function mailbox() {
  const letters = [];
  const server = net.createServer((line) => {
    let said = "";
    let isLetter = false;
    line.write("220 sink\r\n");
    line.on("error", () => {});
    line.on("data", (data) => {
      said += data;
      for (let end; (end = said.indexOf(isLetter ? "\r\n.\r\n" : "\r\n")) >= 0; ) {
        const words = said.slice(0, end);
        said = said.slice(end + (isLetter ? 5 : 2));
        if (isLetter) letters.push(words);
        isLetter = !isLetter && /^DATA/i.test(words);
        line.write(isLetter ? "354 go on\r\n" : /^QUIT/i.test(words) ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  await new Promise((r) => server.listen(0, "127.0.0.1", r));
  after(() => server.close());
  return { letters, address: `smtp://127.0.0.1:${server.address().port}` };
}

const mail = await mailbox();
const here = await stage(["--public", "--smtp", mail.address]);
const page = await here.person({ bypassCSP: true });
const [first, second, third] = ["ave caesar", "morituri te salutant", "alea iacta est"];

/* The path of the newest link of a kind, once it has come. */
async function link(kind, count) {
  for (const end = Date.now() + 30000; Date.now() < end; ) {
    const found = mail.letters.map((l) => l.match(`/${kind}/[a-z2-7]{32}`)?.[0]).filter(Boolean);
    if (found.length >= count) return found[count - 1];
    await new Promise((r) => setTimeout(r, 50));
  }
  throw new Error(`no mail with a link to ${kind}`);
}

const told = (words) => page.locator("tessera-toasts").getByText(words).waitFor();
const field = (form, name) => page.locator(`${form} [name=${name}]`);
const press = (name) => page.getByRole("button", { name, exact: true }).click();

test("an account is created", async () => {
  await page.goto("/account");
  await page.locator("form:has([value=register]) [name=name]").fill("Livia");
  await page.locator("form:has([value=register]) [name=password]").fill(first);
  await press("Create account");
  await page.locator("#password").waitFor();
  await page.locator(".me", { hasText: "Livia" }).waitFor();
  await audit(page, "settings");
});

test("an address is confirmed by the link of a mail", async () => {
  await field("#mail", "email").fill("livia@example.com");
  await field("#mail", "password").fill(first);
  await press("Confirm address");
  await page.getByText("Open the link we sent to livia@example.com").waitFor();
  await page.goto(await link("confirm", 1));
  await audit(page, "confirm");
  await press("Confirm");
  await page.getByText("Your address is confirmed.").waitFor();
  await page.locator("main").getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByText("Confirmed: livia@example.com").waitFor();
});

test("a password is changed, forgotten and reset", async () => {
  await field("#password", "password").fill(first);
  await field("#password", "new").fill(second);
  await press("Change password");
  await told("Your password has been changed.");
  await press("Sign out");
  await press("Forgot your password?");
  await field("#forgot", "name").fill("livia");
  await press("Send link");
  await told("If the account has a confirmed address");
  await page.goto(await link("reset", 1));
  await audit(page, "reset");
  await page.locator("[name=password]").fill(third);
  await press("Set password");
  await page.getByText("Your password is set").waitFor();
  await page.locator(".me", { hasText: "Livia" }).waitFor();
});

test("one click ends the mails", async () => {
  const other = await here.person();
  await other.goto("/");
  await ask(other, "/api/me");
  await ask(other, "/api/register", { name: "Gaius", password: first });
  const made = await ask(other, "/api/tables", { game: "arena-roma", seats: { capua: "me" } });
  await ask(page, `/api${made.invite.replace("/i/", "/invite/")}`, {});
  // Both do what there is to do, until what Gaius has done makes it Livia's turn.
  const at = `/api/tables/${made.id}`;
  for (let n = 0; n < 200 && !mail.letters.some((l) => l.includes("/unsubscribe/")); n++)
    for (const who of [page, other]) {
      const s = await ask(who, at);
      if (s.legal.length)
        await ask(who, `${at}/act`, { seat: s.you, do: s.legal[0], rev: s.rev });
    }
  await other.context().close();
  const stranger = await here.person();
  await stranger.goto(await link("unsubscribe", 1));
  await stranger.getByText("You won’t get turn e-mails any more.").waitFor();
  await page.goto("/account");
  assert.equal(await page.getByLabel("E-mail me when it’s my turn").isChecked(), false);
  await page.getByLabel("E-mail me when it’s my turn").check();
  await page.waitForFunction(async () => (await (await fetch("/api/me")).json()).mail_turns);
  assert.deepEqual(stranger.faults, []);
});

test("a link that is none says so", async () => {
  await page.goto("/confirm/nothing");
  await press("Confirm");
  await page.getByRole("alert").getByText("This link has expired").waitFor();
});

test("all of it fits on a phone", async () => {
  const phone = await here.person(PHONE);
  await phone.goto("/account");
  await ask(phone, "/api/login", { name: "livia", password: third });
  await phone.reload();
  await phone.locator("#password").waitFor();
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  await phone.context().close();
});

test("an account is deleted, after a question", async () => {
  await page.goto("/account");
  await press("Delete account…");
  await audit(page, "the question");
  await page.locator("#delete").getByRole("button", { name: "Cancel" }).click();
  await press("Delete account…");
  await field("#delete", "password").fill("not this one");
  await press("Delete account");
  await page.getByRole("alert").getByText("Wrong password.").waitFor();
  await field("#delete", "password").fill(third);
  await press("Delete account");
  await told("Your account has been deleted.");
  await page.locator(".me", { hasText: "Guest" }).waitFor();
  assert.deepEqual(page.faults, []);
});
