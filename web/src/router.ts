/* Addresses inside the client: real paths, so that a link can be shared. The server knows them too:
 * src/server/http/pages.def. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; level: string | null }
  | { page: "table"; id: string; step: number | null }
  | { page: "invite"; token: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "edit"; game: string }
  | { page: "learn" | "puzzles"; game: string }
  | { page: "account" }
  | { page: "confirm" | "reset" | "unsubscribe"; token: string } // links of mails
  | { page: "credits" }
  | { page: "missing" };

export function readRoute(url: URL = new URL(location.href)): Route {
  const [head, ...rest] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const tail = rest.join("/");
  if (head === "new") {
    const asked = (name: string) => url.searchParams.get(name);
    return { page: "new", game: asked("game"), level: asked("level") };
  }
  if (head === "t" && tail) {
    const step = url.searchParams.get("step");
    return { page: "table", id: tail, step: step === null ? null : Number(step) };
  }
  if (head === "i" && tail) return { page: "invite", token: tail };
  if (head === "rules" && tail)
    return { page: "rules", game: tail, rule: url.hash.slice(1) || null };
  if ((head === "edit" || head === "learn" || head === "puzzles") && tail) return { page: head, game: tail };
  if ((head === "confirm" || head === "reset" || head === "unsubscribe") && tail)
    return { page: head, token: tail };
  if (head === "account" || head === "credits") return { page: head };
  return { page: head ? "missing" : "lobby" };
}

export function go(path: string, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/* Links inside the client do not reload the page. */
export function catchLinks(root: HTMLElement) {
  root.addEventListener("click", (e) => {
    const link = (e.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    const plain = e.button === 0 && !e.ctrlKey && !e.metaKey && !e.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || e.defaultPrevented)
      return;
    if (link.pathname.startsWith("/api/")) return;
    e.preventDefault();
    go(link.getAttribute("href")!);
  });
}
