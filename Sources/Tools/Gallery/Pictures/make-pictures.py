#!/usr/bin/env python3
"""Draws the portraits and photographs of the gallery's conversations.

Needs Pillow. The portraits are those of the examples and some more. All have few, flat colors, so that the
pictures of the documentation that show them stay small. The same version of Pillow draws the same bytes.
"""

import importlib.util
import math
import random
import sys
from pathlib import Path

from PIL import Image, ImageDraw

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
EXAMPLES = HERE.parents[3] / "Examples" / "make-pictures.py"
spec = importlib.util.spec_from_file_location("examples", EXAMPLES)
examples = importlib.util.module_from_spec(spec)
spec.loader.exec_module(examples)
color, mixed = examples.color, examples.mixed

# name: background, skin, hair, hair style, clothes, extra
examples.PEOPLE.update({
    "maul": ("3A1518", "C4402F", "1A1214", "short", "241B1D", None),
    "obiwan": ("DCE3EA", "EBC4A6", "E4E0DA", "short", "6B4F3A", "beard"),
    "lando": ("C9E4F5", "8D5A3B", "1E1512", "curly", "2B5FA8", None),
    "grievous": ("5E6B73", "E9E3D2", "8C8476", "scarf", "3C4448", None),
    "yoda": ("D9CBB0", "9DB668", "9DB668", "bob", "7A5C3E", None),
    "applicant": ("F3E6F5", "E3B08C", "5A3A22", "long", "3F7D5C", "glasses"),
})
PEOPLE = ("maul", "obiwan", "lando", "grievous", "yoda", "applicant", "leia", "luke", "dooku")

OVERSAMPLING = 3


class Canvas:
    """A picture whose sides are 0 to 1 long."""

    def __init__(self, width, height):
        self.size = (width, height)
        self.picture = Image.new("RGB", (width * OVERSAMPLING, height * OVERSAMPLING))
        self.draw = ImageDraw.Draw(self.picture)

    def points(self, points):
        return [(x * self.picture.width, y * self.picture.height) for x, y in points]

    def band(self, top, bottom, fill):
        self.draw.rectangle(self.points([(0, top), (1, bottom)]), fill=color(fill))

    def circle(self, x, y, radius, fill):
        radius *= self.picture.width
        x, y = x * self.picture.width, y * self.picture.height
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=color(fill))

    def polygon(self, points, fill):
        self.draw.polygon(self.points(points), fill=color(fill))

    def hills(self, base, height, waves, fill, phase=0.0):
        line = [(i / 80, base - height * math.sin(i / 80 * math.pi * waves + phase)) for i in range(81)]
        self.polygon(line + [(1, 1), (0, 1)], fill)

    def finished(self):
        return self.picture.resize(self.size, Image.LANCZOS).quantize(64, dither=Image.Dither.NONE)


def sky(canvas, *fills):
    for index, fill in enumerate(fills):
        canvas.band(index / len(fills), (index + 1) / len(fills), fill)


def path():
    canvas = Canvas(600, 450)
    sky(canvas, "F6C36B", "F3B057", "EE9C48")
    canvas.circle(0.68, 0.3, 0.1, "FFF1C4")
    canvas.hills(0.62, 0.08, 1.6, "B9552B", 0.4)
    canvas.hills(0.72, 0.05, 2.3, "8E3B22", 2.0)
    canvas.polygon([(0.44, 0.66), (0.5, 0.66), (0.78, 1), (0.2, 1)], "E3B27A")
    for x, base, tall in ((0.08, 0.95, 0.7), (0.22, 0.82, 0.48), (0.86, 0.97, 0.75), (0.71, 0.8, 0.42), (0.33, 0.74, 0.3)):
        canvas.polygon([(x - 0.012, base), (x + 0.012, base), (x + 0.006, base - tall), (x - 0.006, base - tall)], "4A2418")
        for dx, dy, r, fill in ((-0.05, 0, 0.075, "C8321F"), (0.05, 0.05, 0.065, "E0632A"), (0.0, -0.1, 0.07, "F08A2C")):
            canvas.circle(x + dx * tall, base - tall + dy, r * (0.5 + tall), fill)
    return canvas.finished()


def waterfall():
    canvas = Canvas(450, 600)
    sky(canvas, "BBD9EA", "D3E7F0", "E6F1F3")
    canvas.polygon([(0, 0.2), (0.36, 0.28), (0.4, 1), (0, 1)], "5C5148")
    canvas.polygon([(1, 0.12), (0.62, 0.26), (0.58, 1), (1, 1)], "6E6154")
    canvas.polygon([(0.36, 0.28), (0.62, 0.26), (0.66, 0.8), (0.32, 0.8)], "F4F8FA")
    for x in (0.42, 0.49, 0.56):
        canvas.polygon([(x, 0.28), (x + 0.015, 0.28), (x + 0.03, 0.8), (x - 0.01, 0.8)], "CFE0E8")
    canvas.hills(0.8, 0.02, 5, "7FB0C4", 0.5)
    canvas.hills(0.88, 0.02, 4, "5B93AC", 1.5)
    canvas.polygon([(0, 0.74), (0.26, 0.84), (0.34, 1), (0, 1)], "3E6B3C")
    canvas.polygon([(1, 0.7), (0.74, 0.83), (0.64, 1), (1, 1)], "4F7F44")
    return canvas.finished()


def dunes():
    canvas = Canvas(600, 450)
    sky(canvas, "6FB1E0", "92C6EA", "B9DCF2", "DCEEF7")
    canvas.circle(0.2, 0.22, 0.07, "FFFFFF")
    canvas.hills(0.6, 0.06, 1.3, "F1D9A6", 0.3)
    canvas.hills(0.72, 0.08, 1.7, "E4C07F", 2.2)
    canvas.hills(0.86, 0.07, 1.2, "CFA05C", 4.4)
    chance = random.Random("dunes")
    for _ in range(40):
        x, y = chance.random(), chance.uniform(0.78, 1)
        canvas.polygon([(x, y), (x + 0.008, y), (x + chance.uniform(-0.03, 0.05), y - 0.13)], "5F7F3F")
    return canvas.finished()


def meadow():
    canvas = Canvas(600, 450)
    sky(canvas, "A7D8F2", "C6E6F5")
    canvas.hills(0.42, 0.07, 1.5, "7DAF63", 0.9)
    canvas.hills(0.55, 0.05, 2.1, "4F8B4A", 3.0)
    canvas.band(0.66, 1, "2F6B3C")
    chance = random.Random("meadow")
    for _ in range(190):
        y = chance.uniform(0.62, 0.99)
        canvas.circle(chance.random(), y, 0.008 + 0.016 * (y - 0.6), chance.choice(("E63E8C", "F26BB0", "F7B32B", "C2185B")))
    return canvas.finished()


def skydivers():
    canvas = Canvas(600, 338)
    sky(canvas, "2F86D1", "4C9BDE", "6FB2E8", "97CAF0", "C3E1F6")
    for x, y, r in ((0.1, 0.9, 0.1), (0.22, 0.95, 0.12), (0.36, 0.98, 0.1), (0.7, 0.97, 0.11), (0.85, 0.92, 0.13), (0.97, 0.97, 0.1)):
        canvas.circle(x, y, r, "FFFFFF")
    for x, y, size, fill in ((0.33, 0.3, 0.13, "E4572E"), (0.62, 0.2, 0.17, "F3A712"), (0.83, 0.44, 0.08, "29335C")):
        bow = [(x + size * math.cos(a), y - 1.1 * size * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
        canvas.polygon(bow, fill)
        canvas.polygon([p for p in bow[9:16]] + [(x, y)], "FFFFFF")
        for end in (-size, -size * 0.4, size * 0.4, size):
            canvas.draw.line(canvas.points([(x + end, y), (x, y + 1.9 * size)]), fill=color("3B4252"), width=2 * OVERSAMPLING)
        canvas.circle(x, y + 1.95 * size, size * 0.12, "3B2A20")
        canvas.polygon([(x - 0.12 * size, y + 2.1 * size), (x + 0.12 * size, y + 2.1 * size), (x + 0.2 * size, y + 3 * size), (x - 0.2 * size, y + 3 * size)], "22304A")
    return canvas.finished()


def main():
    for name in PEOPLE:
        portrait = examples.portrait(name, side=120).quantize(40, dither=Image.Dither.NONE)
        portrait.save(HERE / f"{name}.png", optimize=True)
    for photograph in (path, waterfall, dunes, meadow, skydivers):
        photograph().save(HERE / f"{photograph.__name__}.png", optimize=True)


if __name__ == "__main__":
    main()
