"""Outlines: reading path data, icons of fonts and letters; changing their thickness; writing them as data."""
import re

import pathops
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen

# The thickness of a regular symbol's lines in the units of SymbolDrawing.
LINE = 1.6


class SegmentsPen(BasePen):
    """Collects segments: (command, points)."""

    def __init__(self):
        super().__init__(None)
        self.segments = []

    def _moveTo(self, p):
        self.segments.append(("M", [p]))

    def _lineTo(self, p):
        self.segments.append(("L", [p]))

    def _curveToOne(self, a, b, c):
        self.segments.append(("C", [a, b, c]))

    def _qCurveToOne(self, a, b):
        self.segments.append(("Q", [a, b]))

    def _closePath(self):
        self.segments.append(("Z", []))

    def _endPath(self):
        pass


def segments(path):
    pen = SegmentsPen()
    path.draw(pen)
    return pen.segments


def path(segments, close=True):
    """Segments as a pathops path, with every part closed."""
    result = pathops.Path()
    pen = result.getPen()
    is_open = False
    for command, points in segments:
        if command == "M":
            if is_open:
                pen.closePath()
            pen.moveTo(points[0])
            is_open = True
        elif command == "L":
            pen.lineTo(points[0])
        elif command == "Q":
            pen.qCurveTo(*points)
        elif command == "C":
            pen.curveTo(*points)
        elif is_open:
            pen.closePath()
            is_open = False
    if is_open:
        pen.closePath()
    return result


def read(data):
    """Path data in the notation of Outline.init(pathData:), as absolute segments."""
    tokens = re.findall(r"[A-Za-z]|-?\d*\.?\d+", data)
    result, index, command = [], 0, None
    x = y = startx = starty = 0.0
    control = None
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        relative = command.islower()
        kind = command.upper()
        counts = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "O": 3, "R": 5, "Z": 0}
        n = [float(t) for t in tokens[index : index + counts[kind]]]
        index += counts[kind]
        if relative:
            offset = [x, y] * 3
            if kind == "V":
                n = [n[0] + y]
            elif kind in "OR":
                n = [n[0] + x, n[1] + y] + n[2:]
            else:
                n = [v + o for v, o in zip(n, offset)]
        new = None
        if kind == "M":
            x, y = n
            startx, starty = x, y
            result.append(("M", [(x, y)]))
            command = "l" if relative else "L"
        elif kind in "LHV":
            x, y = {"L": (n[0], n[-1]), "H": (n[0], y), "V": (x, n[0])}[kind]
            result.append(("L", [(x, y)]))
        elif kind in "CS":
            if kind == "S":
                first = (2 * x - control[0], 2 * y - control[1]) if control else (x, y)
                n = [*first, *n]
            new = (n[2], n[3])
            x, y = n[4:]
            result.append(("C", [(n[0], n[1]), new, (x, y)]))
        elif kind == "Q":
            x, y = n[2:]
            result.append(("Q", [(n[0], n[1]), (x, y)]))
        elif kind == "O":
            result += ellipse(n[0], n[1], n[2], n[2])
        elif kind == "R":
            result += rounded(*n)
        elif kind == "Z":
            result.append(("Z", []))
            x, y = startx, starty
        control = new
    return result


K = 0.552284749831


def ellipse(cx, cy, rx, ry):
    def at(x, y):
        return (cx + x * rx, cy + y * ry)

    return [
        ("M", [at(0, -1)]),
        ("C", [at(K, -1), at(1, -K), at(1, 0)]),
        ("C", [at(1, K), at(K, 1), at(0, 1)]),
        ("C", [at(-K, 1), at(-1, K), at(-1, 0)]),
        ("C", [at(-1, -K), at(-K, -1), at(0, -1)]),
        ("Z", []),
    ]


def rounded(x, y, w, h, r):
    k = r * (1 - K)
    return [
        ("M", [(x + r, y)]),
        ("L", [(x + w - r, y)]),
        ("C", [(x + w - k, y), (x + w, y + k), (x + w, y + r)]),
        ("L", [(x + w, y + h - r)]),
        ("C", [(x + w, y + h - k), (x + w - k, y + h), (x + w - r, y + h)]),
        ("L", [(x + r, y + h)]),
        ("C", [(x + k, y + h), (x, y + h - k), (x, y + h - r)]),
        ("L", [(x, y + r)]),
        ("C", [(x, y + k), (x + k, y), (x + r, y)]),
        ("Z", []),
    ]


def moved(segments, a=1, b=0, c=0, d=1, tx=0, ty=0):
    return [(k, [(a * x + c * y + tx, b * x + d * y + ty) for x, y in p]) for k, p in segments]


def bounds(segments):
    return path(segments).bounds


def written(segments):
    """Segments as data: relative commands, whole hundredths of points."""
    out, current, start = [], (0, 0), (0, 0)

    def number(v):
        return str(v)

    for kind, points in segments:
        points = [(round(x * 100), round(y * 100)) for x, y in points]
        if kind == "Z":
            out.append("z")
            current = start
            continue
        deltas = [(x - current[0], y - current[1]) for x, y in points]
        if kind == "M":
            start = points[0]
        if kind == "L" and deltas[0] == (0, 0):
            continue
        if kind == "L" and deltas[0][1] == 0:
            text = "h" + number(deltas[0][0])
        elif kind == "L" and deltas[0][0] == 0:
            text = "v" + number(deltas[0][1])
        else:
            text = kind.lower() + " ".join(number(v) for d in deltas for v in d).replace(" -", "-")
        out.append(text)
        current = points[-1]
    return "".join(out)


def thickened(segments, by):
    """Thickens lines by moving each edge outward by half of the amount, as FreeType emboldens outlines."""
    parts, part = [], []
    for kind, points in segments:
        if kind == "M" and part:
            parts.append(part)
            part = []
        if kind != "Z":
            part.append((kind, points))
    if part:
        parts.append(part)

    def flat(part):
        return [p for _, points in part for p in points]

    area = sum(
        a[0] * b[1] - b[0] * a[1] for part in parts for a, b in zip(flat(part), flat(part)[1:] + flat(part)[:1])
    )
    sign = 1 if area > 0 else -1
    result = []
    for part in parts:
        points = flat(part)
        kept = [p for i, p in enumerate(points) if i == 0 or p != points[i - 1]]
        if len(kept) > 1 and kept[0] == kept[-1]:
            kept.pop()
        shifted = {}
        for i, p in enumerate(kept):
            before, after = kept[i - 1], kept[(i + 1) % len(kept)]
            shifted[p] = shift(before, p, after, sign * by / 2)
        result += [(k, [shifted[p] for p in ps]) for k, ps in part] + [("Z", [])]
    return result


def shift(before, point, after, by):
    ix, iy = point[0] - before[0], point[1] - before[1]
    ox, oy = after[0] - point[0], after[1] - point[1]
    li, lo = max((ix * ix + iy * iy) ** 0.5, 1e-9), max((ox * ox + oy * oy) ** 0.5, 1e-9)
    ix, iy, ox, oy = ix / li, iy / li, ox / lo, oy / lo
    d = ix * ox + iy * oy
    if d < -0.94:
        return point
    return (point[0] + (iy + oy) * by / (1 + d), point[1] - (ix + ox) * by / (1 + d))


class Icons:
    """The icons of a font by name, in points, with the grid's center at (0, 0) and y pointing down."""

    def __init__(self, font, names, scale, center, line):
        self.glyphs, self.cmap, self.names = font.getGlyphSet(), font.getBestCmap(), names
        self.scale, self.center, self.line = scale, center, line

    def segments(self, name):
        glyph = self.glyphs[self.cmap[int(self.names[name], 16)]]
        result = pathops.Path()
        s, (cx, cy) = self.scale, self.center
        glyph.draw(TransformPen(result.getPen(glyphSet=self.glyphs), (s, 0, 0, -s, -s * cx, s * cy)))
        plain = pathops.Path(result)
        plain.simplify(fix_winding=True, keep_starting_points=False)
        # Outlines without overlaps aren't simplified, because that leaves tiny edges, which thicken badly.
        return tidied(segments(result if abs(signed(result) - abs(plain.area)) < 0.05 else plain))


def tidied(segments, least=0.15):
    """Removes steps that are too short to be seen. Their directions are noise, which shows when lines thicken."""
    result, last = [], None
    for kind, points in segments:
        if kind != "Z":
            end = points[-1]
            if kind != "M" and abs(end[0] - last[0]) + abs(end[1] - last[1]) < least:
                continue
            last = end
        result.append((kind, points))
    return result


def signed(path):
    """The signed area of all contours, in square points."""
    return abs(sum(contour.area * (1 if contour.clockwise else -1) for contour in path.contours))
