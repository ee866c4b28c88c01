/* A question before something that cannot be taken back, in a dialog of our own. */
import { html, nothing, render } from "lit";
import { texts } from "../motion/texts";

interface Question {
  title: string;
  help: string;
  yes: string;
  isDanger?: boolean;
  never?: string; // a box to tick: do not ask this again
  onNever?: () => void;
}

/* Resolves to whether the player said yes. */
export function asked({ title, help, yes, isDanger = false, never, onNever }: Question): Promise<boolean> {
  const box = document.createElement("dialog");
  box.className = "asking";
  box.setAttribute("aria-labelledby", "asking-title");
  const answer = (word: string) => () => box.close(word);
  render(
    html`<h2 id="asking-title">${title}</h2>
      <p>${help}</p>
      ${never ? html`<label class="inline"><input type="checkbox" name="never" /> ${never}</label>` : nothing}
      <div class="row">
        <button autofocus @click=${answer("")}>${texts.cancel}</button>
        <button class=${isDanger ? "danger" : "primary"} data-yes @click=${answer("yes")}>${yes}</button>
      </div>`,
    box,
  );
  document.body.append(box);
  return new Promise((resolve) => {
    box.addEventListener("close", () => {
      if (box.querySelector<HTMLInputElement>("[name=never]")?.checked) onNever?.();
      box.remove();
      resolve(box.returnValue === "yes");
    });
    box.showModal();
  });
}
