/* Whose work is in the pictures and letters of this client. */
import { texts } from "../motion/texts";
import { html } from "lit";
import { PlainElement } from "../plain";

class CreditsPage extends PlainElement {
  connectedCallback() {
    super.connectedCallback();
    document.title = "Credits · Tessera";
  }

  render() {
    const link = (to: string, text: string) => html`<a href=${to} rel="noreferrer">${text}</a>`;
    return html`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Credits</h1>
      <p>
        The drawings on the cards are by Lorc, Delapouite, Skoll, Caro Asercion and the other
        artists of ${link("https://game-icons.net/", "game-icons.net")}, under
        ${link("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0")}; coloured and cut to
        our cards by us.
      </p>
      <p>
        Letters: Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, both
        under the ${link("https://openfontlicense.org/", "SIL Open Font License")}.
      </p>
      <p>${texts.soundCredit}</p>
      <p>Drawn with lit (BSD 3-Clause). No tracker, no advertisement, nothing from other servers.</p>
    </main>`;
  }
}
customElements.define("credits-page", CreditsPage);
