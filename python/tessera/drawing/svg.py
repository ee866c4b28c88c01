"""Shapes of an SVG picture."""
from xml.sax.saxutils import escape, quoteattr

INK, PAPER, PALE = "#2b2a26", "#f3ecdc", "#fffaf0"


def tag(name: str, inside: str = "", **attributes) -> str:
    """An element; `stroke_width=2` is the attribute stroke-width."""
    words = "".join(f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{name}{words}>{inside}</{name}>" if inside else f"<{name}{words}/>"


def text(x: float, y: float, words, size: float = 12, **attributes) -> str:
    """A line of text, in the middle of x unless it is said."""
    how = {"text_anchor": "middle", "fill": INK, **attributes}
    return tag("text", escape(str(words)), x=x, y=y, font_size=size, **how)


def disc(x: float, y: float, radius: float, fill: str, words="") -> str:
    """A round piece with a word on it."""
    piece = tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=INK)
    return piece + (text(x, y + radius * 0.38, words, radius * 1.05, fill="white", font_weight="bold") if words else "")


def box(x: float, y: float, width: float, height: float, fill: str, **attributes) -> str:
    """A rectangle with an outline."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **{"stroke": INK, **attributes})


def picture(width: float, height: float, *shapes: str) -> str:
    """The whole document."""
    return tag("svg", tag("rect", width=width, height=height, fill=PAPER) + "".join(shapes),
               xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=width, height=height,
               font_family="Georgia, serif")


def lines_of(words: str, width: int) -> list:
    """Words in lines of at most so many letters each, where they fit."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def listing(x: float, y: float, rows: list, size: float = 14, step: float = 19) -> str:
    """Lines of text one below the other, from x to the right."""
    return "".join(text(x, y + step * n, row, size, text_anchor="start") for n, row in enumerate(rows) if row)


def count_words(counts: dict) -> str:
    """{"marble": 3, "gold": 1} as "3 marble, 1 gold"."""
    return ", ".join(f"{n} {name}" for name, n in counts.items())
