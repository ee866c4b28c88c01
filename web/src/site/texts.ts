/* What the worker answers itself; a server says the same in its own words. */
import { texts } from "../locale";

export const t = texts({
  listOfDone: "`done` is a list.",
  nameLength: "A name has between 1 and 40 letters.",
  onlyServer: "Only a server can do that, and this page has none.",
});
