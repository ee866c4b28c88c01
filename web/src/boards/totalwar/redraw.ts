/* Small matters of the drawing alone (an open tab, coins laid out) ask the table to draw again. */
export function redraw(e: Event) {
  const page = (e.currentTarget as Element).closest("table-page");
  (page as unknown as { requestUpdate(): void } | null)?.requestUpdate();
}
