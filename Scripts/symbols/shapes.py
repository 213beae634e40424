"""Plain shapes that are drawn without an icon font: halves, insets, splits and grids of circles and rectangles."""
import re

import pathops

from outlines import LINE, bounds, ellipse, moved, path, read, rounded, segments


def circle(r=8.7):
    return ellipse(0, 0, r, r)


def box(w, h, r):
    return rounded(-w / 2, -h / 2, w, h, r)


def polygon(points):
    return [("M" if i == 0 else "L", [p]) for i, p in enumerate(points)] + [("Z", [])]


def regular(count, r, turn=0.0):
    from math import cos, pi, sin

    return polygon([(r * sin(2 * pi * (i + turn) / count), -r * cos(2 * pi * (i + turn) / count)) for i in range(count)])


# The middle of each shape's line, in the units of SymbolDrawing.
SHAPES = {
    "circle": circle(),
    "square": box(15.4, 15.4, 2.8),
    "app": box(15.4, 15.4, 4),
    "rectangle": box(19.6, 14.2, 2.4),
    "rectangle.portrait": box(14.2, 19.6, 2.4),
    "capsule": box(21, 11, 5.49),
    "capsule.portrait": box(11, 21, 5.49),
    "oval": ellipse(0, 0, 10.4, 7.2),
    "oval.portrait": ellipse(0, 0, 7.2, 10.4),
    "diamond": polygon([(0, -9.6), (9.6, 0), (0, 9.6), (-9.6, 0)]),
    "hexagon": regular(6, 9.4),
    "octagon": regular(8, 9.4, 0.5),
    "pentagon": regular(5, 9.6),
    "triangle": polygon([(0, -8.2), (9.4, 8), (-9.4, 8)]),
    "rhombus": polygon([(0, -9.6), (7.4, 0), (0, 9.6), (-7.4, 0)]),
    "seal": None,
    "shield": None,
}

SIDES = {
    "lefthalf": (-1, 0, 0.5), "righthalf": (1, 0, 0.5), "tophalf": (0, -1, 0.5), "bottomhalf": (0, 1, 0.5),
    "leadinghalf": (-1, 0, 0.5), "trailinghalf": (1, 0, 0.5),
    "leftthird": (-1, 0, 0.36), "rightthird": (1, 0, 0.36), "leadingthird": (-1, 0, 0.36),
    "trailingthird": (1, 0, 0.36), "topthird": (0, -1, 0.36), "bottomthird": (0, 1, 0.36),
}
CORNERS = {
    "topleft": (-1, -1), "topright": (1, -1), "bottomleft": (-1, 1), "bottomright": (1, 1),
    "topleading": (-1, -1), "toptrailing": (1, -1), "bottomleading": (-1, 1), "bottomtrailing": (1, 1),
}


def grown(shape, by):
    """The shape about its center, larger by a distance on each side."""
    x0, y0, x1, y1 = bounds(shape)
    return moved(shape, a=1 + 2 * by / (x1 - x0), d=1 + 2 * by / (y1 - y0))


def cut(shape, x0, y0, x1, y1):
    window = path(polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]))
    return segments(pathops.op(path(shape), window, pathops.PathOp.INTERSECTION))


def side(shape, name):
    dx, dy, share = SIDES[name]
    x0, y0, x1, y1 = bounds(shape)
    if dx:
        width = (x1 - x0) * share
        return cut(shape, x0, y0, x0 + width, y1) if dx < 0 else cut(shape, x1 - width, y0, x1, y1)
    height = (y1 - y0) * share
    return cut(shape, x0, y0, x1, y0 + height) if dy < 0 else cut(shape, x0, y1 - height, x1, y1)


def line(shape):
    return ("l", shape)


def area(shape):
    return ("a", shape)


def dashed(name):
    """A dashed line around a shape. Circles have sixteen parts, and boxes keep their corners whole."""
    shape = SHAPES[name]
    x0, y0, x1, y1 = bounds(shape)
    result = []
    from math import cos, pi, sin

    if name == "circle":
        for i in range(8):
            a, b = 2 * pi * (i - 0.3) / 8, 2 * pi * (i + 0.3) / 8
            r = 8.7
            h = 4 / 3 * r * __import__("math").tan((b - a) / 4)
            p, q = (r * sin(a), -r * cos(a)), (r * sin(b), -r * cos(b))
            result += [
                ("M", [p]),
                ("C", [(p[0] + h * cos(a), p[1] + h * sin(a)), (q[0] - h * cos(b), q[1] - h * sin(b)), q]),
            ]
        return result
    r, n = (2.8, 3)
    for sx, sy in [(-1, -1), (1, -1), (1, 1), (-1, 1)]:
        cx, cy = (x1 if sx > 0 else x0), (y1 if sy > 0 else y0)
        result += [
            ("M", [(cx, cy - sy * (r + 0.8))]), ("L", [(cx, cy - sy * r)]),
            ("Q", [(cx, cy), (cx - sx * r, cy)]), ("L", [(cx - sx * (r + 0.8), cy)]),
        ]
    for along, other0, other1, vertical in [((x0, x1), y0, y1, False), ((y0, y1), x0, x1, True)]:
        start, end = along[0] + r + 3.2, along[1] - r - 3.2
        length = end - start
        count = max(1, round((length + 2.4) / 5))
        dash = (length - (count - 1) * 2.4) / count
        for other in (other0, other1):
            for i in range(count):
                a = start + i * (dash + 2.4)
                points = [(a, other), (a + dash, other)]
                if vertical:
                    points = [(y, x) for x, y in points]
                result += [("M", [points[0]]), ("L", [points[1]])]
    return result


def split(shape, columns, rows):
    x0, y0, x1, y1 = bounds(shape)
    result = []
    for i in range(1, columns):
        x = x0 + (x1 - x0) * i / columns
        result += [("M", [(x, y0)]), ("L", [(x, y1)])]
    for i in range(1, rows):
        y = y0 + (y1 - y0) * i / rows
        result += [("M", [(x0, y)]), ("L", [(x1, y)])]
    return result


def cells(shape, columns, rows, gap=1.9):
    x0, y0, x1, y1 = bounds(shape)
    w, h = (x1 - x0 - gap * (columns - 1)) / columns, (y1 - y0 - gap * (rows - 1)) / rows
    for row in range(rows):
        for column in range(columns):
            yield x0 + column * (w + gap), y0 + row * (h + gap), w, h


def grid(name, columns, rows, filled):
    round_ = name == "circle"
    outer = grown(SHAPES["square" if round_ else name], 0.8)
    result = []
    if name in ("circle", "square"):
        # Their cells are as wide as high, so the whole is not where columns and rows differ.
        side = {1: 8.2, 2: 7.2, 3: 4.7, 4: 3.7}[max(columns, rows)]
        gap = 2.2 if max(columns, rows) < 4 else 1.7
        w, h = side * columns + gap * (columns - 1), side * rows + gap * (rows - 1)
        outer = box(w, h, 0.1)
    for x, y, w, h in cells(outer, columns, rows, 2.2 if filled else 2.4):
        i = 0 if filled else LINE / 2
        if round_:
            result += ellipse(x + w / 2, y + h / 2, w / 2 - i, h / 2 - i)
        else:
            result += rounded(x + i, y + i, w - 2 * i, h - 2 * i, min(1.4, w / 4))
    return [area(result) if filled else line(result)]


def inset(shape, by=2.7):
    return grown(shape, -by)


def drawing(name):
    """The layers of a plain shape by its name; None if the name isn't one of a plain shape."""
    for shape in sorted(SHAPES, key=len, reverse=True):
        if name == shape or name.startswith(shape + "."):
            if SHAPES[shape] is None:
                return None
            return modified(shape, name[len(shape) + 1 :])
    return None


def modified(name, form):
    shape = SHAPES[name]
    whole = area(grown(shape, 0.8))
    if form == "":
        return [line(shape)]
    if form == "fill":
        return [whole]
    if form in ("inset.filled", "center.inset.filled"):
        center = inset(shape) if form == "inset.filled" else inset(shape, 4.2)
        return [line(shape), area(center)]
    if form == "dashed" and name in ("circle", "square", "rectangle"):
        return [line(dashed(name))]
    found = re.fullmatch(r"(split|grid)\.(\d)x(\d)(\.fill)?", form)
    if found and not (name == "circle" and found[1] == "split"):
        columns, rows = int(found[2]), int(found[3])
        if found[1] == "grid":
            if name == "rectangle" and (columns, rows) == (1, 2):
                return grid(name, 1, 2, bool(found[4]))
            return grid(name, columns, rows, bool(found[4]))
        if found[4]:
            cell = [s for x, y, w, h in cells(grown(shape, 0.8), columns, rows, 1.4) for s in read(
                f"M{x} {y}H{x + w}V{y + h}H{x}Z")]
            return [area(segments(pathops.op(path(grown(shape, 0.8)), path(cell), pathops.PathOp.INTERSECTION)))]
        return [line(shape + split(shape, columns, rows))]
    found = re.fullmatch(r"(inset\.)?(\w+?)(\.inset)?(\.filled)?", form)
    if found:
        where, is_inset, filled = found[2], found[1] or found[3], found[4]
        if where in SIDES and filled:
            return [line(shape), area(side(inset(shape), where) if is_inset else side(shape, where))]
        if where in SIDES and not filled and where.endswith("half"):
            x0, y0, x1, y1 = bounds(shape)
            bar = [("M", [(0, y0)]), ("L", [(0, y1)])] if SIDES[where][0] else [("M", [(x0, 0)]), ("L", [(x1, 0)])]
            return [line(shape + bar)] if not is_inset else None
        if where in CORNERS and is_inset and filled:
            inner = inset(shape)
            x0, y0, x1, y1 = bounds(inner)
            dx, dy = CORNERS[where]
            w, h = (x1 - x0) * 0.52, (y1 - y0) * 0.52
            x, y = (x0 if dx < 0 else x1 - w), (y0 if dy < 0 else y1 - h)
            return [line(shape), area(rounded(x, y, w, h, 0.8))]
    return None
