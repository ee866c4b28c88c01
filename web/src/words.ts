/* Small turns of phrase; the words themselves stand in texts.ts. */
import { t } from "./texts";

export { count, percent } from "./texts";
export const { list } = t;

export function capital(s: string): string {
  return s ? s[0].toUpperCase() + s.slice(1) : s;
}

/* An id as one reads it; a name, which has capitals, keeps its hyphen: "Counter-Espionage". */
export function words(id: string): string {
  if (id === "vp") return "VP";
  return /[A-Z]/.test(id) ? id.replace(/_/g, " ") : capital(id.replace(/[-_]/g, " "));
}

export function clock(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(s / 86400);
  if (days > 0) return t.time.daysLeft(days, Math.floor((s % 86400) / 3600));
  const h = Math.floor(s / 3600);
  const m = Math.floor((s % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

/* "5 minutes ago"; `at` in seconds or milliseconds since 1970. */
export function ago(at: number): string {
  if (!at) return "";
  const s = Math.max(0, (Date.now() - (at < 1e11 ? at * 1000 : at)) / 1000);
  if (s < 60) return t.time.justNow;
  if (s < 3600) return t.time.minutesAgo(Math.floor(s / 60));
  if (s < 86400) return t.time.hoursAgo(Math.floor(s / 3600));
  return t.time.daysAgo(Math.floor(s / 86400));
}
