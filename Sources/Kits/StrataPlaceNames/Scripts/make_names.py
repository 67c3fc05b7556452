#!/usr/bin/env python3
"""Writes names.bin and others.bin: the towns of the simulators' gazetteer, as far as naming a point and finding a town
by its names need them.

    python3 make_names.py ../../../../Simulators/SimulatedWorld/Resources/places.bin ../Resources

The same input gives the same bytes. NameFile.swift and OtherNames.swift describe the layouts, and read them without
parsing.
"""

import pathlib
import struct
import sys
import unicodedata

RECORD = struct.Struct("<IiiI2sHHHI")
# Signs that Foundation folds by rules of its own: names with them would be sorted differently.
OWN_RULES = set("\u0484\u093c\u09bc\u200b\u200c\u200d")


def without_marks(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not "\u0300" <= c <= "\u036f")


def folded(name):
    """Returns the form without case and accents, as `PlaceNames.folded` does."""
    return unicodedata.normalize("NFC", without_marks(unicodedata.normalize("NFD", name.strip()).casefold()))


def main(source, target):
    data, target = pathlib.Path(source).read_bytes(), pathlib.Path(target)
    assert data[:8] == b"PLACES1\n"
    towns, _ = struct.unpack_from("<II", data, 8)
    section = [struct.unpack_from("<II", data, 16 + 8 * i) for i in range(8)]
    starts, names = section[1][0], section[7][0]
    texts = data[section[6][0]:sum(section[6])].decode().split("\n")

    def name(number):
        begin, end = struct.unpack_from("<II", data, starts + 4 * number)
        return data[names + begin:names + end]

    rows = []
    for number in range(towns):
        record = RECORD.unpack_from(data, section[0][0] + RECORD.size * number)
        _, latitude, longitude, people, country, _, region, count, first = record
        others = [name(first + other).decode() for other in range(1, count)]
        rows.append((latitude, longitude, people, country, region, name(first), others))
    rows.sort()
    block, records = bytearray(), bytearray()
    for latitude, longitude, people, country, region, own, _ in rows:
        records += struct.pack("<iiI2sHI", latitude, longitude, people, country, region, len(block))
        block += own
    regions = "|".join(pair.split("=", 1)[1] for pair in texts[1].split("|")).encode()
    header = struct.pack("<8sII", b"NAMES01\n", len(rows), len(regions))
    (target / "names.bin").write_bytes(header + bytes(records) + regions + bytes(block))

    found = {(folded(other), place, other) for place, row in enumerate(rows) for other in row[6]
             if folded(other) != folded(row[5].decode()) and not OWN_RULES & set(unicodedata.normalize("NFD", other))}
    block, records = bytearray(), bytearray()
    for _, place, other in sorted(found):
        records += struct.pack("<HI", place, len(block))
        block += other.encode()
    header = struct.pack("<8sI", b"OTHERS1\n", len(found))
    (target / "others.bin").write_bytes(header + bytes(records) + bytes(block))


if __name__ == "__main__":
    main(*sys.argv[1:])
