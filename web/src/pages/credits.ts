/* Whose work is in the pictures and letters of this client. */
import { texts } from "../motion/texts";
import { html } from "lit";
import { fill } from "../locale";
import { PlainElement } from "../plain";
import { t } from "../texts";

class CreditsPage extends PlainElement {
  connectedCallback() {
    super.connectedCallback();
    document.title = `${t.credits.title} · ${t.name}`;
  }

  render() {
    const link = (to: string, text: string) => html`<a href=${to} rel="noreferrer">${text}</a>`;
    return html`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${t.credits.title}</h1>
      <p>
        ${fill(t.credits.art, {
          site: link("https://game-icons.net/", "game-icons.net"),
          licence: link("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0"),
        })}
      </p>
      <p>${fill(t.credits.fonts, { licence: link("https://openfontlicense.org/", t.credits.fontLicence) })}</p>
      <p>${texts.soundCredit}</p>
      <p>${t.credits.code}</p>
    </main>`;
  }
}
customElements.define("credits-page", CreditsPage);
