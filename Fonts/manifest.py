#!/usr/bin/env python3
"""Writes the rows of FontManifest.swift: each file of the folder Files, with its size in bytes and its CRC-32.

    Fonts/manifest.py
"""
import pathlib
import re
import zlib

HERE = pathlib.Path(__file__).resolve().parent
SWIFT = HERE / "FontManifest.swift"


def row(file):
    content = file.read_bytes()
    checksum = f"{zlib.crc32(content):08X}"
    return f'        ("{file.name}", {len(content):_}, 0x{checksum[:4]}_{checksum[4:]}),\n'


def main():
    text = SWIFT.read_text()
    files = sorted(HERE.glob("Files/*"), key=lambda file: file.name.encode())
    for name, isLicense in (("files", False), ("licenses", True)):
        rows = "".join(row(file) for file in files if ("LICENSE" in file.name) == isLicense)
        text = re.sub(rf"( {name}: \[File\] = \[\n).*?(    \]\n)", lambda found: found[1] + rows + found[2], text, flags=re.S)
    SWIFT.write_text(text)


main()
