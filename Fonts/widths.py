#!/usr/bin/env python3
"""Gives Inter the advance widths and the kerning of San Francisco. See README.md.

    python3 widths.py CUT Files

The first folder has the files that cut.py wrote, the second is the one to write to. `SanFrancisco/advances.tsv` and `SanFrancisco/kerning.tsv` have the widths, in
thousandths of an em. Outlines keep their shapes; their side bearings take the difference.
"""
import csv
import sys
import unicodedata
from pathlib import Path

import cffsubr
import uharfbuzz
from fontTools.otlLib.builder import buildPairPosGlyphsSubtable, buildValue
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

HERE = Path(__file__).resolve().parent

# The cuts of the font, each with its share of San Francisco's display master, the font that has its outlines, and its slants.
CUTS = {
    "Inter": (0.0, "Inter", ["", "Italic"]), "InterTitle": (0.55, "InterDisplay", ["", "Italic"]),
    "InterDisplay": (1.0, "InterDisplay", ["", "Italic"]), "ShotRounded": (0.0, "ShotRounded", [""]),
}

# The styles, each with the weight whose widths were estimated. Thin and light ones differ from Inter as the regular does.
STYLES = {
    "Thin": "regular", "ExtraLight": "regular", "Light": "regular", "Regular": "regular", "Medium": "medium",
    "SemiBold": "semibold", "Bold": "bold", "ExtraBold": "heavy", "Black": "heavy",
}

# San Francisco kerns like Inter, a little less: pairs without an estimate have this share of Inter's kerning.
KERNING_SHARE = 0.9
KERNED = [chr(code) for code in range(0x21, 0x7F)] + list("’‘“”…")


def rows(name):
    with open(HERE / "SanFrancisco" / name) as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def advances():
    """The advance of each character by weight, of both masters."""
    table, kerning = {}, kerning_of_spaces()
    for row in rows("advances.tsv"):
        code = int(row["code_point"], 16)
        advance = float(row["advance"]) + (kerning if code == 0x20 else 0)
        table.setdefault((row["weight"], code), {})[row["optical"]] = advance
    return table


def kernings():
    """The kerning of pairs without spaces: a line must not get wider where it is broken."""
    return {row["pair"]: float(row["kern"]) for row in rows("kerning.tsv") if "␣" not in row["pair"]}


def kerning_of_spaces():
    """The mean kerning of a space with its neighbors, which becomes part of its advance."""
    total = 0
    for place in (0, 1):
        pairs = [row for row in rows("kerning.tsv") if row["pair"][place] == "␣"]
        total += sum(float(row["kern"]) * int(row["samples"]) for row in pairs) / sum(int(row["samples"]) for row in pairs)
    return total


def is_letter(code):
    return unicodedata.category(chr(code))[0] == "L" and (code < 0x530 or 0x1E00 <= code < 0x2000)


class Widths:
    """The differences from Inter's widths in a cut and a weight, in units of the font."""

    def __init__(self, font, share, weight, table):
        self.font = font
        self.em = font["head"].unitsPerEm
        self.names = font.getBestCmap()
        self.metrics = font["hmtx"]
        self.share, self.weight, self.table = share, weight, table
        self.slope, self.intercept = self.trend()

    def inter(self, code):
        return self.metrics[self.names[code]][0] * 1000 / self.em

    def estimate(self, code):
        masters = self.table.get((self.weight, code))
        if masters is None or code not in self.names:
            return None
        return masters["Text"] + (masters["Display"] - masters["Text"]) * self.share - self.inter(code)

    def trend(self):
        """The differences of letters as a line over their widths."""
        codes = [code for code in range(0x41, 0x7B) if chr(code).isalpha()]
        points = [(self.inter(code), self.estimate(code)) for code in codes]
        middle = sum(x for x, _ in points) / len(points)
        height = sum(y for _, y in points) / len(points)
        slope = sum((x - middle) * (y - height) for x, y in points) / sum((x - middle) ** 2 for x, _ in points)
        return slope, height - slope * middle

    def difference(self, code):
        """The difference of a character: its estimate, its base letter's, or the trend of all letters."""
        estimate = self.estimate(code)
        if estimate is not None:
            return estimate
        if not is_letter(code):
            return 0
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base != chr(code) and ord(base) in self.names:
            return self.difference(ord(base))
        return self.slope * self.inter(code) + self.intercept

    def glyphs(self):
        """The rounded differences by glyph, without combining marks."""
        differences = {}
        for code, name in sorted(self.names.items()):
            if self.metrics[name][0] > 0:
                differences.setdefault(name, round(self.difference(code) * self.em / 1000))
        # A colon between digits is raised and as wide as others.
        colon = self.names[0x3A]
        for subtable in subtables(self.font, "GSUB"):
            raised = getattr(subtable, "mapping", {}).get(colon)
            if raised:
                differences[raised] = differences[colon]
        return {name: difference for name, difference in differences.items() if difference}


def widen(font, differences):
    charstrings = font["CFF "].cff[0].CharStrings
    glyphs = font.getGlyphSet()
    widened = {}
    for name, difference in differences.items():
        advance, bearing = font["hmtx"][name]
        shift = difference // 2
        old = charstrings[name]
        old.decompile()
        pen = T2CharStringPen(advance + difference - old.private.nominalWidthX, glyphs)
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
        widened[name] = (pen.getCharString(old.private, old.globalSubrs), advance + difference, bearing + shift)
    # Composed glyphs draw others, which must not have moved yet.
    for name, (outline, advance, bearing) in widened.items():
        charstrings[name] = outline
        font["hmtx"][name] = (advance, bearing)


def subtables(font, tag):
    for lookup in font[tag].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            yield getattr(subtable, "ExtSubTable", subtable)


def move_anchors(font, differences):
    """Keeps accents over their letters."""
    for subtable in subtables(font, "GPOS"):
        if isinstance(subtable, otTables.MarkBasePos):
            for name, record in zip(subtable.BaseCoverage.glyphs, subtable.BaseArray.BaseRecord):
                for anchor in record.BaseAnchor:
                    if anchor is not None:
                        anchor.XCoordinate += differences.get(name, 0) // 2


class Shaper:
    """The kerning of a font file, in thousandths of an em."""

    def __init__(self, path, font):
        self.font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))
        self.em = font["head"].unitsPerEm

    def width(self, text, kerns):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer, {"kern": kerns, "calt": False})
        return sum(position.x_advance for position in buffer.glyph_positions)

    def kerning(self, pair):
        return (self.width(pair, True) - self.width(pair, False)) * 1000 / self.em


def kern(font, shaper, estimates):
    names = font.getBestCmap()
    pairs = sorted(set(estimates) | {first + second for first in KERNED for second in KERNED})
    values = {}
    for pair in pairs:
        if not all(ord(character) in names for character in pair):
            continue
        inter = shaper.kerning(pair)
        difference = round((estimates.get(pair, inter * KERNING_SHARE) - inter) * shaper.em / 1000)
        if difference:
            values[tuple(names[ord(character)] for character in pair)] = (buildValue({"XAdvance": difference}), None)
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 2, 0
    lookup.SubTable = [buildPairPosGlyphsSubtable(values, font.getReverseGlyphMap())]
    lookup.SubTableCount = 1
    table = font["GPOS"].table
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount += 1
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex.append(table.LookupList.LookupCount - 1)
            record.Feature.LookupCount += 1


def rename(font, family):
    for record in font["name"].names:
        text = record.toUnicode()
        record.string = text.replace("Inter Display", family).replace("InterDisplay", family.replace(" ", ""))
    top = font["CFF "].cff
    top.fontNames[0] = top.fontNames[0].replace("InterDisplay", family.replace(" ", ""))
    for attribute in ("FullName", "FamilyName"):
        if hasattr(top[0], attribute):
            setattr(top[0], attribute, getattr(top[0], attribute).replace("Inter Display", family))


def make(source, target, share, weight, table, estimates):
    font = TTFont(source, recalcTimestamp=False)
    differences = Widths(font, share, weight, table).glyphs()
    kern(font, Shaper(source, font), estimates)
    widen(font, differences)
    move_anchors(font, differences)
    if target.name.startswith("InterTitle"):
        rename(font, "Inter Title")
    cffsubr.subroutinize(font, cff_version=1)
    font.save(target)


def main(cut, out):
    table, estimates = advances(), kernings()
    for name, (share, outlines, slants) in CUTS.items():
        for style, weight in STYLES.items():
            for slant in slants:
                file = f"{style}{slant}".replace("RegularItalic", "Italic") + ".otf"
                make(cut / f"{outlines}-{file}", out / f"{name}-{file}", share, weight, table, estimates)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
