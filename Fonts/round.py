#!/usr/bin/env python3
"""Rounds the corners of Inter: the stand-in for San Francisco Rounded. See README.md.

    python3 round.py INTER-OTF OUT-OTF FAMILY STYLE

A glyph's corners are rounded by a morphological opening: the outline is shrunk by nearly half of its thinnest stroke
and grown again. What is thinner than that would vanish, so the pieces that join two parts of a letter are put back.
"""
import sys

import pathops
from fontTools import subset
from fontTools.pens.basePen import BasePen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont
from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import unary_union

# How finely curves become lines, in units of the font (2816 in an em): invisible at 200 points.
TOLERANCE = 1.2
# The share of the thinnest stroke that the corners' radius takes; half would be a semicircle.
ROUNDNESS = 0.46

# Latin, Greek, Cyrillic, punctuation, currencies, arrows, common signs. Inter draws the rest.
CHARACTERS = [
    (0x20, 0x17F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x218, 0x21B), (0x2C6, 0x2DD), (0x300, 0x30C),
    (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2000, 0x206F),
    (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x2199), (0x2200, 0x2265), (0x25A0, 0x25CF), (0x2713, 0x2717),
]


class Flattener(BasePen):
    """Takes an outline as closed rings of points."""

    def __init__(self):
        super().__init__(None)
        self.rings = []

    def _moveTo(self, point):
        self.rings.append([point])

    def _lineTo(self, point):
        self.rings[-1].append(point)

    def _curveToOne(self, first, second, end):
        start = self.rings[-1][-1]
        chord = abs(complex(*start) - complex(*first)) + abs(complex(*first) - complex(*second))
        chord += abs(complex(*second) - complex(*end))
        steps = max(4, min(48, int((chord / TOLERANCE) ** 0.5)))
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            self.rings[-1].append(tuple(
                u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d
                for a, b, c, d in zip(start, first, second, end)))


def polygon(glyphs, name):
    path = pathops.Path()
    glyphs[name].draw(path.getPen(glyphSet=glyphs))
    path.simplify(fix_winding=True)
    path.convertConicsToQuads()
    flattener = Flattener()
    path.draw(flattener)
    outer, holes = [], []
    for ring in flattener.rings:
        if len(ring) < 3:
            continue
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1])) / 2
        (outer if area * orientation(flattener.rings) > 0 else holes).append(make_valid(Polygon(ring)))
    shape = unary_union(outer)
    return shape.difference(unary_union(holes)) if holes else shape


def orientation(rings):
    """The sign of the area of outer rings: that of the largest one."""
    areas = [sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(r, r[1:] + r[:1])) for r in rings if len(r) > 2]
    return 1 if max(areas, key=abs, default=1) > 0 else -1


def rounded(shape, radius):
    """Returns the shape with its outer corners rounded, by less where so much would take an arm away."""
    if shape.is_empty:
        return shape
    radius = min(radius, thinnest(shape) * ROUNDNESS)
    for _ in range(12):
        result = unary_union(list(pieces(shape, radius)))
        if shape.difference(result.buffer(radius)).is_empty:
            break
        radius *= 0.8
    return result.simplify(TOLERANCE)


def pieces(shape, radius):
    opened = opening(shape, radius)
    yield opened
    for piece in parts(shape.difference(opened)):
        if joins(piece, opened):
            yield piece.buffer(0.4)
        elif piece.area > radius * radius:
            # An arm that is thinner than the stem, such as the bar of a t, has rounder corners of its own.
            yield opening(shape.intersection(piece.buffer(radius)), thinnest(piece) * ROUNDNESS)


def opening(shape, radius):
    return shape.buffer(-radius, join_style="mitre", mitre_limit=4).buffer(radius, quad_segs=12)


def thinnest(shape):
    """The greatest breadth at which no part of the shape vanishes as a whole."""
    low, high = 0.0, 1500.0
    for _ in range(12):
        middle = (low + high) / 2
        survivors = [part for part in parts(shape) if not part.buffer(-middle / 2).is_empty]
        low, high = (middle, high) if len(survivors) == len(parts(shape)) else (low, middle)
    return low


def joins(piece, opened):
    """Whether a thin piece connects two parts of the glyph, or two stretches of its outline."""
    contact = piece.buffer(1.0).intersection(opened)
    return len([part for part in parts(contact) if part.area > 4]) > 1


def parts(shape):
    if shape.is_empty:
        return []
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)] or [
        polygon for part in getattr(shape, "geoms", []) if isinstance(part, MultiPolygon) for polygon in part.geoms]


def write(shape, pen):
    for part in sorted(parts(shape), key=lambda part: part.bounds):
        for ring, counterclockwise in [(part.exterior, True)] + [(hole, False) for hole in part.interiors]:
            points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            points = [point for index, point in enumerate(points) if point != points[index - 1]]
            if len(points) < 3:
                continue
            if ring.is_ccw != counterclockwise:
                points.reverse()
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()


def stroke(glyphs, names):
    """The breadth of a stem or the height of a dash, whichever is less."""
    stem = polygon(glyphs, names[ord("l")]).bounds
    dash = polygon(glyphs, names[ord("-")]).bounds
    return min(stem[2] - stem[0], dash[3] - dash[1])


def cut(font):
    options = subset.Options()
    options.layout_features = ["ccmp", "locl", "mark", "mkmk", "kern", "calt", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    options.desubroutinize = True
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    wanted = {code for first, last in CHARACTERS for code in range(first, last + 1)}
    subsetter.populate(unicodes=wanted & set(font.getBestCmap()))
    subsetter.subset(font)


def main(source, out, family, style):
    font = TTFont(source, recalcTimestamp=False)
    cut(font)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    radius = stroke(glyphs, names) * ROUNDNESS
    table = font["CFF "].cff[0]
    strings = table.CharStrings
    drawn = {name: rounded(polygon(glyphs, name), radius) for name in font.getGlyphOrder()}
    for name, shape in drawn.items():
        pen = T2CharStringPen(font["hmtx"][name][0], glyphs)
        write(shape, pen)
        old = strings[name]
        strings[name] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = family
        elif record.nameID in (2, 17):
            record.string = style
        elif record.nameID == 4:
            record.string = f"{family} {style}"
        elif record.nameID == 6:
            record.string = f"{family.replace(' ', '')}-{style}"
    table.rawDict["FullName"] = f"{family} {style}"
    table.rawDict["FamilyName"] = family
    font.save(out)


main(*sys.argv[1:])
