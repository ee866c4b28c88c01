/* Small turns of phrase. */

export function capital(s: string): string {
  return s ? s[0].toUpperCase() + s.slice(1) : s;
}

/* An id as one reads it; a name, which has capitals, keeps its hyphen: "Counter-Espionage". */
export function words(id: string): string {
  if (id === "vp") return "VP";
  return /[A-Z]/.test(id) ? id.replace(/_/g, " ") : capital(id.replace(/[-_]/g, " "));
}

/* An action as one says it: "deploy Velites none none" sends the Velites alone. */
export function spoken(action: string): string {
  const said = action.replace(/ none(?= |$)/g, "");
  return said === action || said.includes(" ") ? said : `${said} nothing`;
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;

export function count(n: number, one: string, many = one + "s"): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function clock(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(s / 86400);
  if (days > 0) return `${count(days, "day")} ${Math.floor((s % 86400) / 3600)} h`;
  const h = Math.floor(s / 3600);
  const m = Math.floor((s % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

/* "5 minutes ago"; `at` in seconds or milliseconds since 1970. */
export function ago(at: number): string {
  if (!at) return "";
  const s = Math.max(0, (Date.now() - (at < 1e11 ? at * 1000 : at)) / 1000);
  if (s < 60) return "just now";
  if (s < 3600) return count(Math.floor(s / 60), "minute") + " ago";
  if (s < 86400) return count(Math.floor(s / 3600), "hour") + " ago";
  return count(Math.floor(s / 86400), "day") + " ago";
}

export function list(names: string[]): string {
  if (names.length < 2) return names.join("");
  return names.slice(0, -1).join(", ") + " and " + names[names.length - 1];
}
