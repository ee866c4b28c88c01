/* Style sheets that come with what they dress: a board, the editor. */

const fetched = new Map<string, Promise<void>>();

/* Resolves when the sheet is in force. A board without it is still better than none. */
export function fetchSheet(address: string): Promise<void> {
  let done = fetched.get(address);
  if (!done) {
    done = new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        fetched.delete(address);
        link.remove();
        resolve();
      });
      document.head.append(link);
    });
    fetched.set(address, done);
  }
  return done;
}
