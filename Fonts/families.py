#!/usr/bin/env python3
"""Makes the fonts that stand in for iOS' other designs and families. See README.md.

    python3 families.py PACKAGES Files

PACKAGES is the folder into which the Debian packages and the wheel were unpacked. The fonts are cut to Latin, Greek
and Cyrillic, without hinting, and renamed: their licenses keep the names of the originals for the originals.
Prints the measures that `FontMetrics` has.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

OTF = "usr/share/fonts/opentype"
TTF = "usr/share/fonts/truetype"
TEX = "usr/share/texmf/fonts/opentype/public/tex-gyre"
WHEEL = "font_source_serif_pro/files"

WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
}
FOUR = {"Regular": "Regular", "Italic": "Italic", "Bold": "Bold", "BoldItalic": "BoldItalic"}

# Name: the folder and the beginning of the originals' file names, and our style for each of theirs.
FAMILIES = {
    "Shot Serif": (f"{WHEEL}/SourceSerifPro-", ".otf", {
        "ExtraLight": "ExtraLight", "ExtraLightIt": "ExtraLightItalic", "Light": "Light", "LightIt": "LightItalic",
        "Regular": "Regular", "It": "Italic", "Semibold": "SemiBold", "SemiboldIt": "SemiBoldItalic", "Bold": "Bold",
        "BoldIt": "BoldItalic", "Black": "Black", "BlackIt": "BlackItalic"}),
    "Shot Mono": (f"{TTF}/jetbrains-mono/JetBrainsMono-", ".ttf", {
        style + slant: style + slant if style + slant != "RegularItalic" else "Italic"
        for style in ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"]
        for slant in ["", "Italic"]}),
    "Shot Grotesque": (f"{TTF}/liberation2/LiberationSans-", ".ttf", FOUR),
    "Shot Roman": (f"{TTF}/liberation2/LiberationSerif-", ".ttf", FOUR),
    "Shot Code": (f"{TTF}/dejavu/DejaVuSansMono", ".ttf", {
        "": "Regular", "-Oblique": "Italic", "-Bold": "Bold", "-BoldOblique": "BoldItalic"}),
    "Shot Wide": (f"{TTF}/dejavu/DejaVuSans", ".ttf", {
        "": "Regular", "-Oblique": "Italic", "-Bold": "Bold", "-BoldOblique": "BoldItalic"}),
    "Shot Typewriter": (f"{TEX}/texgyrecursor-", ".otf", {
        "regular": "Regular", "italic": "Italic", "bold": "Bold", "bolditalic": "BoldItalic"}),
    "Shot Oldstyle": (f"{TEX}/texgyrepagella-", ".otf", {
        "regular": "Regular", "italic": "Italic", "bold": "Bold", "bolditalic": "BoldItalic"}),
    "Shot Garamond": (f"{OTF}/ebgaramond/EBGaramond12-", ".otf", {
        "Regular": "Regular", "Italic": "Italic"}),
    "Shot Didone": (f"{OTF}/didot/GFSDidot", ".otf", {
        "": "Regular", "Italic": "Italic", "Bold": "Bold", "BoldItalic": "BoldItalic"}),
    "Shot Humanist": (f"{TTF}/lato/Lato-", ".ttf", {
        "Light": "Light", "LightItalic": "LightItalic", "Regular": "Regular", "Italic": "Italic", "Medium": "Medium",
        "MediumItalic": "MediumItalic", "Semibold": "SemiBold", "SemiboldItalic": "SemiBoldItalic", "Bold": "Bold",
        "BoldItalic": "BoldItalic", "Heavy": "ExtraBold", "HeavyItalic": "ExtraBoldItalic", "Black": "Black",
        "BlackItalic": "BlackItalic"}),
    "Shot Johnston": (f"{OTF}/cabin/Cabin-", ".otf", {
        "Regular": "Regular", "Italic": "Italic", "Medium": "Medium", "MediumItalic": "MediumItalic",
        "SemiBold": "SemiBold", "SemiBoldItalic": "SemiBoldItalic", "Bold": "Bold", "BoldItalic": "BoldItalic"}),
    "Shot Geometric": (f"{OTF}/league-spartan/LeagueSpartan-", ".otf", {
        "Light": "Light", "Regular": "Regular", "Medium": "Medium", "SemiBold": "SemiBold", "Bold": "Bold",
        "ExtraBold": "ExtraBold"}),
    "Shot Casual": (f"{OTF}/comic-neue/ComicNeue-", ".otf", {
        "Light": "Light", "LightItalic": "LightItalic", **FOUR}),
    "Shot Script": (f"{OTF}/dancingscript/DancingScript-", ".otf", {"Regular": "Regular", "Bold": "Bold"}),
    "Shot Slab": (f"{OTF}/roboto/slab/RobotoSlab-", ".otf", {
        "Thin": "Thin", "Light": "Light", "Regular": "Regular", "Bold": "Bold"}),
}

CHARACTERS = [
    (0x20, 0x17F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x218, 0x21B), (0x2C6, 0x2DD), (0x300, 0x30C),
    (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2000, 0x206F),
    (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x2199), (0x2200, 0x2265), (0x2500, 0x257F), (0x25A0, 0x25CF),
]


def cut(font, is_fixed):
    options = subset.Options()
    # Fixed-width fonts keep their columns: no ligature makes two letters one.
    options.layout_features = ["ccmp", "locl", "mark", "mkmk", "kern", "tnum"] + ([] if is_fixed else ["liga"])
    options.hinting = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 14]
    subsetter = subset.Subsetter(options)
    wanted = {code for first, last in CHARACTERS for code in range(first, last + 1)}
    subsetter.populate(unicodes=wanted & set(font.getBestCmap()))
    subsetter.subset(font)


def rename(font, family, style):
    names = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = names[record.nameID]
    is_italic = style.endswith("Italic")
    font["OS/2"].usWeightClass = WEIGHTS[style.removesuffix("Italic") or "Regular"]
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | (1 if is_italic else 0)
    font["head"].macStyle = 2 if is_italic else 0
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [names[6]]
        top[0].rawDict.update(FullName=names[4], FamilyName=family, Weight=style)


def measures(font):
    em, lines = font["head"].unitsPerEm, font["hhea"]
    values = [lines.ascent, -lines.descent, lines.ascent - lines.descent + lines.lineGap, top(font, "H"), top(font, "x")]
    return ", ".join(f"{value / em:.6f}" for value in values)


def top(font, letter):
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds[3]


def main(packages, out):
    for family, (beginning, ending, styles) in FAMILIES.items():
        for theirs, ours in styles.items():
            source = packages / f"{beginning}{theirs}{ending}"
            if theirs == "RegularItalic":
                source = packages / f"{beginning}Italic{ending}"
            font = TTFont(source, recalcTimestamp=False)
            cut(font, family in ("Shot Mono", "Shot Code", "Shot Typewriter"))
            rename(font, family, ours)
            font.save(out / f"{family.replace(' ', '')}-{ours}{ending}")
            if ours == "Regular":
                print(f"{family}: {measures(font)}")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
