/* The text of a rule, wherever its number is pressed: in the log, a message, another rule. */
import { html, type ReactiveController } from "lit";
import { api } from "../api";
import { t } from "../texts";
import type { Rule } from "../types";
import { dialogHead } from "../parts/dialog";
import type { TableHost } from "./host";
import { ruleButton } from "../log/log";
import { ruleText } from "../rules/ruletext";

export class RuleReading implements ReactiveController {
  private rule: Rule | null = null;

  constructor(private host: TableHost) {
    host.addController(this);
  }

  /* Messages stand outside the table. */
  hostConnected() {
    addEventListener("click", this.onClick);
  }

  hostDisconnected() {
    removeEventListener("click", this.onClick);
  }

  private onClick = (e: Event) => {
    const rule = (e.target as Element).closest<HTMLElement>("[data-rule]")?.dataset.rule;
    if (rule && this.host.snap) void this.open(rule);
  };

  private async open(number: string) {
    try {
      const { rules } = await api.rules(this.host.snap!.game);
      const none = { number, text: t.rulesPage.none };
      this.rule = rules.find((r) => r.number === number) ?? none;
      this.host.requestUpdate();
      await this.host.updateComplete;
      const dialog = this.host.querySelector<HTMLDialogElement>("#rule");
      if (dialog && !dialog.open) dialog.showModal();
    } catch (e) {
      this.host.sending.complain(e);
    }
  }

  draw(game: string) {
    const { rule } = this;
    const others = rule?.text.match(/\b[A-Z]{2}-\d+\b/g) ?? [];
    return html`<dialog id="rule" aria-labelledby="rule-title">
      ${dialogHead("rule-title", rule ? t.rulesPage.ruleNumber(rule.number) : t.rulesPage.rule)}
      <p class="rule-text">${ruleText(rule?.text ?? "")}</p>
      <p><a href="/rules/${game}#${rule?.number ?? ""}" target="_blank">${t.rulesPage.all}</a> ${others.map(ruleButton)}</p>
    </dialog>`;
  }
}
