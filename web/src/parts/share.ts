/* A JSON value in an address: compressed, in letters that an address may hold. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: TransformStream<BufferSource, Uint8Array>,
) {
  const out = new Blob([bytes]).stream().pipeThrough(by as TransformStream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const small = await through(
    bytes as Uint8Array<ArrayBuffer>,
    new CompressionStream("deflate-raw") as never,
  );
  return btoa(String.fromCharCode(...small))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/* Null if the words are none of ours. */
export async function unpack(words: string): Promise<unknown> {
  try {
    const raw = atob(words.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(raw, (c) => c.charCodeAt(0));
    const big = await through(bytes, new DecompressionStream("deflate-raw") as never);
    return JSON.parse(new TextDecoder().decode(big));
  } catch {
    return null;
  }
}

/* Hands a text to the reader as a file. */
export function download(name: string, contents: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
