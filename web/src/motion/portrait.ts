/*
 * A piece of a drawing as a small picture of its own, where it is seen now: it can be moved by the
 * compositor alone, while a piece inside a large map would have all of the map painted again.
 */

const SVG = "http://www.w3.org/2000/svg";
const PAD = 6; // for lines and shadows at its edge
const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin", "stroke-dasharray", "opacity", "font", "text-anchor", "letter-spacing"];

/* It is taken out of the rules that dress it, and takes its looks along. */
function dress(copy: Element, from: Element) {
  const looks = getComputedStyle(from);
  for (const name of LOOKS) (copy as SVGElement).style.setProperty(name, looks.getPropertyValue(name));
  for (let i = 0; i < copy.children.length; i++) dress(copy.children[i], from.children[i]);
}

function strip(copy: Element) {
  for (const { name } of [...copy.attributes])
    if (name.startsWith("data-") || ["class", "id", "tabindex", "role", "aria-label"].includes(name)) copy.removeAttribute(name);
  for (const child of copy.children) strip(child);
}

export function portrait(el: SVGGraphicsElement): SVGSVGElement | null {
  const matrix = el.getScreenCTM();
  const box = el.getBoundingClientRect();
  if (!matrix || box.width === 0) return null;
  const copy = el.cloneNode(true) as SVGGraphicsElement;
  dress(copy, el);
  strip(copy);
  copy.removeAttribute("transform");
  const [x, y] = [box.x - PAD, box.y - PAD];
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - x} ${matrix.f - y})`);
  group.append(copy);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("width", String(box.width + 2 * PAD));
  picture.setAttribute("height", String(box.height + 2 * PAD));
  picture.style.left = `${x}px`;
  picture.style.top = `${y}px`;
  picture.append(group);
  return picture;
}
