#!/usr/bin/env python3
"""Makes the fonts that tests put in the place of Apple's: rectangles and colored squares, drawn here from nothing.

    make-fonts.py FOLDER

Needs fontTools 4.68. The same release writes the same bytes.
"""
import struct
import sys
import zlib
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import sbixGlyph, sbixStrike
from fontTools import varLib

LETTERS = [chr(code) for code in range(0x20, 0x7F)]
EMOJI = {"😀": (255, 200, 0), "🍜": (220, 60, 40), "👍": (40, 120, 220)}
EM = 1000


def name(character):
    return "space" if character == " " else f"u{ord(character):04X}"


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    if right > left:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


def builder(family, style, characters, glyphs, advances, weight=400, is_italic=False):
    font = FontBuilder(EM, isTTF=True)
    order = [".notdef"] + [name(c) for c in characters]
    font.setupGlyphOrder(order)
    font.setupCharacterMap({ord(c): name(c) for c in characters})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({g: (advances[g], font.font["glyf"][g].xMin if hasattr(font.font["glyf"][g], "xMin") else 0) for g in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": style, "uniqueFontIdentifier": f"{family} {style}",
                         "fullName": f"{family} {style}", "psName": f"{family}-{style}".replace(" ", ""),
                         "typographicFamily": family, "typographicSubfamily": style})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, usWeightClass=weight,
                  fsSelection=0x01 if is_italic else 0x40)
    font.setupPost()
    font.updateHead(created=0, modified=0, macStyle=2 if is_italic else 0)
    font.font.recalcTimestamp = False
    return font


def letters(family, style, stem, advance, **options):
    """A font of upright bars: a letter is as wide as its stem."""
    glyphs = {".notdef": box(50, 0, 450, 700)}
    for c in LETTERS:
        glyphs[name(c)] = box(50, 0, 50 if c == " " else 50 + stem, 700)
    return builder(family, style, LETTERS, glyphs, {g: advance for g in glyphs}, **options)


def variable(path):
    """A font whose stems grow with the weight, and whose advances shrink with the optical size."""
    space = DesignSpaceDocument()
    for tag, label, low, default, high in [("wght", "Weight", 100, 400, 900), ("opsz", "Optical Size", 17, 17, 28)]:
        axis = AxisDescriptor()
        axis.tag, axis.name, axis.minimum, axis.default, axis.maximum = tag, label, low, default, high
        space.addAxis(axis)
    for weight, size, stem, advance in [(400, 17, 200, 600), (100, 17, 50, 600), (900, 17, 450, 600), (400, 28, 200, 500)]:
        source = SourceDescriptor()
        source.font = letters("Test Variable", "Regular", stem, advance).font
        source.location = {"Weight": weight, "Optical Size": size}
        space.addSource(source)
    font = varLib.build(space)[0]
    font.recalcTimestamp = False
    font.save(path)


def png(color, side):
    row = b"\0" + bytes(color) * side
    parts = [(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(row * side, 9)),
             (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts)


def emoji_base(family, advance):
    glyphs = {".notdef": box(0, 0, 0, 0)}
    glyphs.update({name(c): box(0, 0, 0, 0) for c in EMOJI})
    return builder(family, "Regular", list(EMOJI), glyphs, {g: advance for g in glyphs}).font


def sbix(path):
    """Pictures in two sizes, as Apple's: as wide as the advance. A collection of two faces."""
    def face(family):
        font = emoji_base(family, EM)
        table = newTable("sbix")
        table.version, table.flags, table.numStrikes = 1, 1, 2
        for ppem in (20, 160):
            strike = sbixStrike.Strike(ppem=ppem, resolution=72)
            for glyph in font.getGlyphOrder():
                color = {name(c): v for c, v in EMOJI.items()}.get(glyph)
                strike.glyphs[glyph] = sbixGlyph.Glyph(
                    glyphName=glyph, graphicType="png " if color else None, imageData=png(color, ppem) if color else None,
                    originOffsetX=0, originOffsetY=-ppem // 8)
            table.strikes[ppem] = strike
        font["sbix"] = table
        return font
    collection = TTCollection()
    collection.fonts = [face("Test Emoji"), face(".Test Emoji UI")]
    collection.save(path, shareTables=True)


def cbdt(path):
    """Pictures in one size, as Noto's: the font has no outlines."""
    font = emoji_base("Test Emoji", 1250)
    from fontTools.ttLib.tables.BitmapGlyphMetrics import BigGlyphMetrics, SmallGlyphMetrics
    from fontTools.ttLib.tables.C_B_D_T_ import cbdt_bitmap_format_17
    from fontTools.ttLib.tables.E_B_L_C_ import BitmapSizeTable, SbitLineMetrics, Strike, eblc_index_sub_table_1
    side, ppem = 128, 109
    data = {}
    names = [name(c) for c in EMOJI]
    for c, color in EMOJI.items():
        glyph = cbdt_bitmap_format_17(b"", font)
        glyph.metrics = SmallGlyphMetrics()
        for field, value in [("height", side), ("width", side), ("BearingX", 4), ("BearingY", 101), ("Advance", 136)]:
            setattr(glyph.metrics, field, value)
        glyph.imageData = png(color, side)
        data[name(c)] = glyph
    font["CBDT"] = newTable("CBDT")
    font["CBDT"].version, font["CBDT"].strikeData = 3.0, [data]
    size = BitmapSizeTable()
    size.colorRef, size.flags, size.bitDepth, size.ppemX, size.ppemY = 0, 1, 32, ppem, ppem
    size.startGlyphIndex, size.endGlyphIndex = 1, len(names)
    for direction in ("hori", "vert"):
        line = SbitLineMetrics()
        for field in ("ascender", "descender", "widthMax", "caretSlopeNumerator", "caretSlopeDenominator", "caretOffset",
                      "minOriginSB", "minAdvanceSB", "maxBeforeBL", "minAfterBL", "pad1", "pad2"):
            setattr(line, field, {"ascender": 101, "descender": -27, "widthMax": 136}.get(field, 0))
        setattr(size, direction, line)
    index = eblc_index_sub_table_1(b"", font)
    index.indexFormat, index.imageFormat, index.imageSize = 1, 17, 0
    index.names, index.firstGlyphIndex, index.lastGlyphIndex = names, 1, len(names)
    strike = Strike()
    strike.bitmapSizeTable, strike.indexSubTables = size, [index]
    font["CBLC"] = newTable("CBLC")
    font["CBLC"].version, font["CBLC"].strikes = 3.0, [strike]
    for tag in ("glyf", "loca"):
        del font[tag]
    font.save(path)


def main(folder):
    folder = Path(folder)
    for style, weight, stem in [("Regular", 400, 200), ("Bold", 700, 350)]:
        letters("Test Static", style, stem, 600, weight=weight).save(folder / f"Static-{style}.ttf")
    letters("Test Static", "Italic", 200, 600, is_italic=True).save(folder / "Static-Italic.ttf")
    variable(folder / "Variable.ttf")
    sbix(folder / "Emoji-sbix.ttc")
    cbdt(folder / "Emoji-CBDT.ttf")


main(sys.argv[1])
