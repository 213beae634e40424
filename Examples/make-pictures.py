#!/usr/bin/env python3
"""Draws the portraits and landscapes that the example conversations show.

Needs Pillow. The same version of it draws the same bytes: nothing here depends on a clock or on chance.
"""

import math
import random
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

HERE = Path(__file__).resolve().parent

# Everything is drawn four times as large and then reduced, which smooths the edges.
OVERSAMPLING = 4


def color(text):
    return tuple(int(text[i : i + 2], 16) for i in (0, 2, 4))


def mixed(one, other, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other))


def gradient(size, top, bottom):
    width, height = size
    column = Image.new("RGB", (1, height))
    for y in range(height):
        column.putpixel((0, y), mixed(top, bottom, y / max(height - 1, 1)))
    return column.resize(size)


# --- Portraits ---------------------------------------------------------------------------------------------------

PEOPLE = {
    # name: background, skin, hair, hair style, clothes, extra
    "leia": ("B8D8F0", "F2CDB0", "4A2C1A", "buns", "F4F4F4", None),
    "luke": ("F3D9A4", "F0C9A0", "C89B4B", "short", "3A3F4B", None),
    "dooku": ("C9B8D9", "EBC4A6", "D9D9D9", "swept", "4A3328", "beard"),
    "amara": ("FFD3B6", "8D5A3B", "1E1512", "curly", "E2583E", "earrings"),
    "mateo": ("BFE3C0", "D9A57B", "2B1B12", "short", "2F6E4F", "glasses"),
    "noor": ("F6C6D6", "C99770", "20202A", "scarf", "7A3E6B", None),
    "yuki": ("CFE0FF", "F5D7BD", "16161C", "bob", "FFC93C", None),
    "olga": ("D7F0EE", "F6D5C3", "B5482A", "long", "28536B", None),
    "priya": ("FFE3A3", "B97F55", "17110E", "long", "C2185B", "dot"),
}


def portrait(name, side=160):
    background, skin, hair, style, clothes, extra = PEOPLE[name]
    background, skin, hair, clothes = map(color, (background, skin, hair, clothes))
    unit = side * OVERSAMPLING / 100
    picture = gradient((side * OVERSAMPLING,) * 2, mixed(background, (255, 255, 255), 0.25), background)
    draw = ImageDraw.Draw(picture)

    def box(left, top, right, bottom):
        return [round(value * unit) for value in (left, top, right, bottom)]

    def oval(left, top, right, bottom, fill):
        draw.ellipse(box(left, top, right, bottom), fill=fill)

    shade = mixed(skin, (90, 40, 20), 0.22)
    # Behind the head.
    if style == "long":
        draw.rounded_rectangle(box(26, 24, 74, 84), radius=round(22 * unit), fill=hair)
    if style == "bob":
        draw.rounded_rectangle(box(26, 20, 74, 66), radius=round(20 * unit), fill=hair)
    if style == "buns":
        oval(17, 34, 36, 58, hair)
        oval(64, 34, 83, 58, hair)
    if style == "curly":
        for step in range(16):
            angle = math.pi * (0.92 + 1.16 * step / 15)
            x, y = 50 + 25 * math.cos(angle), 42 + 25 * math.sin(angle)
            oval(x - 10, y - 10, x + 10, y + 10, hair)
    if style == "scarf":
        oval(24, 14, 76, 78, hair)
        draw.polygon([tuple(v * unit for v in p) for p in ((30, 60), (70, 60), (80, 92), (20, 92))], fill=hair)

    # Shoulders, neck, head.
    oval(12, 76, 88, 136, clothes)
    draw.rounded_rectangle(box(42, 62, 58, 84), radius=round(7 * unit), fill=shade)
    oval(31, 22, 69, 72, skin)

    # Over the head.
    if style in ("short", "swept"):
        draw.pieslice(box(29, 16, 71, 66), 180, 360, fill=hair)
        if style == "swept":
            oval(34, 12, 74, 38, hair)
    if style in ("buns", "long", "bob"):
        draw.pieslice(box(29, 17, 71, 67), 180, 360, fill=hair)
        oval(36, 34, 64, 52, skin)
    if style == "curly":
        for x in range(34, 68, 8):
            oval(x - 7, 18, x + 9, 34, hair)
    if style == "scarf":
        draw.pieslice(box(29, 17, 71, 65), 185, 355, fill=mixed(hair, (255, 255, 255), 0.12))
        oval(35, 32, 65, 58, skin)

    # Eyes, brows, nose, mouth.
    for x in (42, 58):
        oval(x - 2.4, 44, x + 2.4, 49.4, (40, 30, 30))
        oval(x - 0.2, 44.8, x + 1.4, 46.6, (255, 255, 255))
        draw.arc(box(x - 5, 37, x + 5, 45), 205, 335, fill=mixed(hair, (60, 40, 30), 0.5), width=round(1.5 * unit))
    draw.arc(box(46, 48, 54, 57), 30, 150, fill=shade, width=round(1.5 * unit))
    draw.arc(box(41, 50, 59, 64), 25, 155, fill=(150, 60, 60), width=round(2 * unit))

    if extra == "beard":
        draw.polygon([tuple(v * unit for v in p) for p in ((43, 64), (57, 64), (53, 78), (50, 81), (47, 78))], fill=hair)
        draw.arc(box(40, 54, 60, 68), 190, 350, fill=hair, width=round(2.6 * unit))
    if extra == "glasses":
        for x in (42, 58):
            draw.ellipse(box(x - 6.5, 40, x + 6.5, 53), outline=(40, 40, 50), width=round(1.4 * unit))
        draw.line(box(48.5, 46, 51.5, 46), fill=(40, 40, 50), width=round(1.4 * unit))
    if extra == "earrings":
        for x in (30.5, 69.5):
            oval(x - 2, 54, x + 2, 58, (255, 205, 60))
    if extra == "dot":
        oval(48.6, 35.5, 51.4, 38.3, (190, 20, 50))
    return picture.resize((side, side), Image.LANCZOS)


# --- Landscapes --------------------------------------------------------------------------------------------------

PLACES = {
    # name: size, sky at the top and bottom, sun, ridges from far to near, foreground
    "lake": ((900, 600), "6FA8DC", "F9E7C8", ("FFF4C2", 0.72, 0.34, 44), ("8AA0B8", "5F7F8C", "3E6257"), "water"),
    "dunes": ((900, 600), "F7B267", "FBE3B5", ("FFE9A8", 0.3, 0.3, 60), ("E0A458", "C98A3C", "A86B2A"), None),
    "night": ((600, 900), "0B1033", "3B2E68", ("F5F3D8", 0.68, 0.2, 56), ("2A2555", "1C1A40", "100F28"), "stars"),
    "coast": ((1200, 800), "8FD3F4", "FDF6E3", ("FFFFFF", 0.5, 0.25, 40), ("9FC5D1", "6FA3B5"), "water"),
    "forest": ((800, 800), "BFE3D0", "F4F9E9", ("FFFDE7", 0.25, 0.22, 50), ("8DB59B", "5E8F6F", "2F5D46"), "trees"),
}


def landscape(name):
    size, top, bottom, sun, ridges, foreground = PLACES[name]
    chance = random.Random(name)
    width, height = (side * 2 for side in size)
    picture = gradient((width, height), color(top), color(bottom))
    glow = Image.new("RGB", (width, height))
    sun_color, sun_x, sun_y, radius = sun
    radius *= 2
    x, y = sun_x * width, sun_y * height
    ImageDraw.Draw(glow).ellipse((x - 3 * radius, y - 3 * radius, x + 3 * radius, y + 3 * radius), fill=color("553311"))
    glow = glow.filter(ImageFilter.GaussianBlur(radius))
    picture = Image.blend(picture, Image.composite(Image.new("RGB", (width, height), color(sun_color)), picture,
                                                   glow.convert("L")), 0.6)
    draw = ImageDraw.Draw(picture)
    if foreground == "stars":
        for _ in range(220):
            star_x, star_y, star = chance.randrange(width), chance.randrange(height * 6 // 10), chance.choice((1, 2, 2, 3))
            draw.ellipse((star_x - star, star_y - star, star_x + star, star_y + star), fill=(255, 250, 230))
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=color(sun_color))

    for depth, ridge in enumerate(ridges):
        base = height * (0.5 + 0.16 * depth)
        waves = [(chance.uniform(0.6, 1.4) * (depth + 1), chance.uniform(0, 6.3), height * 0.07 / (k + 1)) for k in range(4)]
        line = []
        for step in range(0, width + 9, 8):
            offset = sum(a * math.sin(f * (k + 1) * 2 * step / width * math.pi + p) for k, (f, p, a) in enumerate(waves))
            line.append((step, base + offset))
        draw.polygon(line + [(width, height), (0, height)], fill=color(ridge))
        if foreground == "trees" and depth > 0:
            for _ in range(26 * depth):
                spot = chance.randrange(len(line))
                tree_x, tree_y = line[spot]
                tall = chance.uniform(0.07, 0.13) * height * (0.6 + 0.4 * depth)
                green = mixed(color(ridge), (10, 50, 35), chance.uniform(0.1, 0.5))
                for level in range(3):
                    rise, half = tall * (0.25 + 0.28 * level), tall * (0.26 - 0.06 * level)
                    draw.polygon([(tree_x - half, tree_y - rise + tall * 0.3), (tree_x + half, tree_y - rise + tall * 0.3),
                                  (tree_x, tree_y - rise - tall * 0.2)], fill=green)

    if foreground == "water":
        surface = round(height * 0.74)
        mirrored = picture.crop((0, 2 * surface - height, width, surface)).transpose(Image.FLIP_TOP_BOTTOM)
        mirrored = Image.blend(mirrored, Image.new("RGB", mirrored.size, color("2F6F8F")), 0.45)
        picture.paste(mirrored.filter(ImageFilter.GaussianBlur(4)), (0, surface))
        draw = ImageDraw.Draw(picture)
        for _ in range(60):
            wave_x, wave_y = chance.randrange(width), chance.randrange(surface + 6, height)
            length = chance.randrange(20, 120)
            draw.line((wave_x, wave_y, wave_x + length, wave_y), fill=mixed(color("2F6F8F"), (255, 255, 255), 0.45), width=3)
    return picture.resize(size, Image.LANCZOS)


def film(name, place):
    """A still from a film: a landscape with dark bars above and below."""
    picture = landscape(place)
    draw = ImageDraw.Draw(picture)
    bar = picture.height // 9
    draw.rectangle((0, 0, picture.width, bar), fill=(12, 12, 14))
    draw.rectangle((0, picture.height - bar, picture.width, picture.height), fill=(12, 12, 14))
    return picture


def group_picture(side=160):
    """The picture of a group: nine round shapes in the colors of the people."""
    picture = gradient((side * OVERSAMPLING,) * 2, color("5B6CFF"), color("8E44AD"))
    draw = ImageDraw.Draw(picture)
    cell = side * OVERSAMPLING / 3
    for index, (background, *_) in enumerate(PEOPLE.values()):
        x, y = (index % 3 + 0.5) * cell, (index // 3 + 0.5) * cell
        draw.ellipse((x - cell * 0.32, y - cell * 0.32, x + cell * 0.32, y + cell * 0.32), fill=color(background))
    return picture.resize((side, side), Image.LANCZOS)


def main():
    (HERE / "avatars").mkdir(exist_ok=True)
    (HERE / "photos").mkdir(exist_ok=True)
    for name in PEOPLE:
        portrait(name).save(HERE / "avatars" / f"{name}.jpg", quality=88)
    group_picture().save(HERE / "avatars" / "group.png", optimize=True)
    for name in PLACES:
        landscape(name).save(HERE / "photos" / f"{name}.jpg", quality=84)
    film("waves", "coast").save(HERE / "photos" / "waves.jpg", quality=84)


if __name__ == "__main__":
    main()
