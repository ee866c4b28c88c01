/*
 * The service worker, served as /push.js: shows what the server pushes (src/server/notifications/notify.c
 * writes it) while no page of ours may be open, and opens the table when it is pressed. It caches
 * nothing and touches no request.
 */
interface Told {
  title: string;
  body: string;
  path: string; // of the table, "/t/..."
}

interface Page {
  url: string;
  focus(): Promise<unknown>;
}

/* What of a worker's world is used here; the types of a page know nothing of it. */
interface Worker {
  addEventListener(kind: "push", hear: (e: PushNews) => void): void;
  addEventListener(kind: "notificationclick", hear: (e: Pressed) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

interface Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushNews extends Event {
  data: { json(): Told } | null;
}

interface Pressed extends Event {
  notification: { close(): void; data: { path: string } };
}

const worker = self as unknown as Worker;

worker.addEventListener("push", (e) => {
  const told = e.data?.json();
  if (!told) return;
  const { title, body, path } = told;
  e.waitUntil(worker.registration.showNotification(title, { body, tag: path, data: { path } }));
});

async function open(path: string) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((p) => new URL(p.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("notificationclick", (e) => {
  e.notification.close();
  e.waitUntil(open(e.notification.data.path));
});

export {};
