// A static host, as plain as they come: files, their types, and 404.html for everything else.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
  ".wasm": "application/wasm", ".woff2": "font/woff2", ".png": "image/png", ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

// Calls `sent(path, bytes)` for each answer: what went over the wire, compressed.
export async function host(folder, sent = () => {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    const name = pathname.endsWith("/") ? pathname + "index.html" : pathname;
    let code = 200;
    let file = path.join(folder, path.normalize(name));
    const bytes = await readFile(file).catch(async () => {
      code = 404;
      return readFile((file = path.join(folder, "404.html")));
    });
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    const body = /woff2|png/.test(type) ? bytes : gzipSync(bytes);
    sent(pathname, body.length);
    response.writeHead(code, {
      "Content-Type": type,
      ...(body !== bytes && { "Content-Encoding": "gzip" }),
    });
    response.end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
