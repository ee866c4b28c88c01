// For work on the client: serves dist/ fresh from the disk and passes all else on to a
// running server. node dev.mjs [PORT [SERVER]]
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

const [port = "5173", server = "http://127.0.0.1:8080"] = process.argv.slice(2);
const dist = path.resolve(fileURLToPath(new URL(".", import.meta.url)), process.env.OUT ?? "dist");
const types = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

function pass(request, answer) {
  const to = new URL(request.url, server);
  const { method, headers } = request;
  const on = http.request(to, { method, headers }, (from) => {
    answer.writeHead(from.statusCode, from.headers);
    from.pipe(answer);
  });
  on.on("error", () => answer.writeHead(502).end());
  answer.on("close", () => on.destroy());
  request.pipe(on);
}

http
  .createServer((request, answer) => {
    const { pathname } = new URL(request.url, server);
    if (pathname.startsWith("/api/")) return pass(request, answer);
    const asset = path.join(dist, path.normalize(pathname));
    const file =
      pathname.startsWith("/assets/") && existsSync(asset) ? asset : path.join(dist, "index.html");
    answer.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "text/html" });
    answer.end(readFileSync(file));
  })
  .listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${port}`));
