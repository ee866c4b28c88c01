/* Our elements draw into the page itself: one style sheet, one tree for screen readers. */
import { LitElement } from "lit";

export class PlainElement extends LitElement {
  protected createRenderRoot() {
    return this;
  }
}
