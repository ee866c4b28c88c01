// Whether a page is accessible, by axe-core in both themes. Its person needs bypassCSP.
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

export async function audit(page, what = "the page") {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: script });
  for (const theme of ["light", "dark"]) {
    await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations
        .filter((v) => v.impact === "serious" || v.impact === "critical")
        .map((v) => {
          const nodes = v.nodes.map((n) => n.html.slice(0, 140) + " " + (n.any[0]?.message ?? ""));
          return `${v.id}: ${nodes.slice(0, 4).join(" | ")}`;
        });
    });
    assert.deepEqual(found, [], `${what}, ${theme}`);
  }
}
