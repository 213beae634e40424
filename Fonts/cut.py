#!/usr/bin/env python3
"""Makes the font files that are not taken as they are. See README.md.

    python3 cut.py FONTS-INTER FONTS-NOTO-CJK FONTS-NOTO-CJK-EXTRA Files

The first three arguments are the unpacked Debian packages, the last is the folder to write to.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

STYLES = [
    "Thin", "ThinItalic", "ExtraLight", "ExtraLightItalic", "Light", "LightItalic", "Regular", "Italic",
    "Medium", "MediumItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic",
    "ExtraBold", "ExtraBoldItalic", "Black", "BlackItalic",
]

# U+202F stands before AM and PM; San Francisco's is thinner than Inter's 0.18.
NARROW_SPACE = 0.11


def narrow_space(font):
    glyph = font.getBestCmap()[0x202F]
    width = round(NARROW_SPACE * font["head"].unitsPerEm)
    font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])
    outline = font["CFF "].cff[0].CharStrings[glyph]
    outline.decompile()
    outline.program = [width - outline.private.nominalWidthX, "endchar"]


def coverage(font, glyphs):
    table = otTables.Coverage()
    table.glyphs = sorted(glyphs, key=font.getGlyphID)
    return table


def lookup(kind, subtable):
    table = otTables.Lookup()
    table.LookupType, table.LookupFlag, table.SubTable, table.SubTableCount = kind, 0, [subtable], 1
    return table


def keep_only_raised_colons(font):
    """San Francisco raises a colon between digits; it makes no arrows of "->" and no crosses of "2x3"."""
    gsub = font["GSUB"].table
    lookups = gsub.LookupList.Lookup
    names = font.getBestCmap()
    digits = [names[code] for code in range(0x30, 0x3A)]
    order = set(font.getGlyphOrder())
    digits += [name for digit in digits for name in (digit + ".tf", digit + ".tnum") if name in order]

    raised = otTables.SingleSubst()
    raised.mapping = {names[0x3A]: names[0x3A] + ".case"}
    lookups.append(lookup(1, raised))

    record = otTables.SubstLookupRecord()
    record.SequenceIndex, record.LookupListIndex = 0, len(lookups) - 1
    context = otTables.ChainContextSubst()
    context.Format = 3
    context.BacktrackCoverage = [coverage(font, digits)]
    context.InputCoverage = [coverage(font, [names[0x3A]])]
    context.LookAheadCoverage = [coverage(font, digits)]
    context.BacktrackGlyphCount = context.InputGlyphCount = context.LookAheadGlyphCount = 1
    context.SubstLookupRecord, context.SubstCount = [record], 1
    lookups.append(lookup(6, context))
    gsub.LookupList.LookupCount = len(lookups)

    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "calt":
            record.Feature.LookupListIndex, record.Feature.LookupCount = [len(lookups) - 1], 1


def common_ideographs():
    """The characters that have their own medium and bold: those of the national standards of China, Japan, Korea and
    Taiwan that the languages write with every day. The regular draws all others."""
    pairs = [bytes([first, second]) for first in range(0x81, 0xFF) for second in range(0x40, 0xFF)]
    text = "".join(
        pair.decode(encoding, "ignore") for encoding in ("gb2312", "shift_jis", "big5") for pair in pairs
        # The second level of Big5 has rare characters.
        if encoding != "big5" or pair < b"\xc9\x40")
    hangul = "".join(pair.decode("euc_kr", "ignore") for pair in pairs if b"\xb0\xa1" <= pair <= b"\xc8\xfe")
    return {ord(character) for character in text + hangul} | set(range(0x20, 0x250))


def write(font, path, features, dropped, characters=None):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = options.name_languages = ["*"]
    options.recalc_timestamp = False
    options.drop_tables += dropped
    subsetter = subset.Subsetter(options)
    known = font.getBestCmap().keys()
    subsetter.populate(unicodes=known if characters is None else known & characters)
    subsetter.subset(font)
    font.save(path)


def cut_ideographs(package, style, out, characters=None):
    collection = package / f"usr/share/fonts/opentype/noto/NotoSansCJK-{style}.ttc"
    font = TTFont(collection, fontNumber=2, recalcTimestamp=False)
    write(
        font, out / f"NotoSansCJKsc-{style}.otf", ["kern", "locl", "ccmp", "mark", "ljmo", "vjmo", "tjmo"],
        ["DSIG", "BASE", "vhea", "vmtx", "VORG"], characters)


def main(inter, cjk, extra, out):
    for cut in ("Inter", "InterDisplay"):
        for style in STYLES:
            name = f"{cut}-{style}.otf"
            font = TTFont(inter / "usr/share/fonts/opentype/inter" / name, recalcTimestamp=False)
            narrow_space(font)
            keep_only_raised_colons(font)
            write(font, out / name, ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum"], ["DSIG"])
    cut_ideographs(cjk, "Regular", out)
    cut_ideographs(extra, "Medium", out, common_ideographs())
    cut_ideographs(cjk, "Bold", out, common_ideographs())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
