/* What a page does that has no server: it is kept for the next visit, and downloads are written by the
 * worker. */
import { api } from "../api";
import { download } from "../parts/share";

const QUIET_MS = 4000; // the first board is on its way before this

function register() {
  void navigator.serviceWorker?.register("/sw.js").catch((e) => console.warn(e));
  void navigator.storage?.persist?.();
}

/* "/api/tables/ID/record" comes as a file, "ID.record". */
async function save(path: string) {
  const [table, what] = path.split("/").slice(3);
  const name = what === "record" ? `${table}.record` : `${table}-${what}.json`;
  download(name, await api.text(path));
}

export function keepOffline() {
  addEventListener("load", () => setTimeout(register, QUIET_MS));
  addEventListener("click", (e) => {
    const link = (e.target as Element).closest?.<HTMLAnchorElement>("a[download]");
    if (!link?.pathname.startsWith("/api/")) return;
    e.preventDefault();
    void save(link.pathname);
  });
}
