/*
 * The service worker of the site: after the first visit everything comes from here, and nothing is
 * asked of the network but whether there is a newer version. A version is fetched as a whole into a cache of
 * its own and takes over when no page of the old one is open any more: they never mix.
 */
import { hasSimd } from "./places";

declare const SITE_FILES: string[]; // all files of this version
declare const SITE_PAGE: string; // the SHA-256 of its page
declare const SITE_VERSION: string;

interface Worker {
  addEventListener(kind: "install" | "activate", hear: (e: Life) => void): void;
  addEventListener(kind: "fetch", hear: (e: Fetched) => void): void;
  clients: { claim(): Promise<void> };
}

interface Life {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const PREFIX = "tessera-site-";
const mine = PREFIX + SITE_VERSION;

/* A page of another version means that the host is just being changed: the browser tries again later. */
async function checkPage(cache: Cache) {
  const page = await (await cache.match(SITE_FILES[0]))!.arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", page));
  if (Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("") !== SITE_PAGE) {
    await caches.delete(mine);
    throw new Error("the page is of another version");
  }
}

async function fetchAll() {
  const other = hasSimd() ? /-plain-\w+\.wasm$/ : /(?<!-plain)-\w+\.wasm$/;
  const fresh = SITE_FILES.filter((path) => !other.test(path)).map(
    (path) => new Request(path, { cache: path.includes("/assets/") ? "default" : "reload" }),
  );
  const cache = await caches.open(mine);
  await cache.addAll(fresh);
  await checkPage(cache);
}

worker.addEventListener("install", (e) => e.waitUntil(fetchAll()));

async function sweep() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== mine);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("activate", (e) => e.waitUntil(sweep()));

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(mine);
  const found = await cache.match(request.mode === "navigate" ? SITE_FILES[0] : request);
  return found ?? fetch(request);
}

worker.addEventListener("fetch", (e) => {
  const { origin } = new URL(e.request.url);
  if (e.request.method === "GET" && origin === location.origin) e.respondWith(answer(e.request));
});

export {};
