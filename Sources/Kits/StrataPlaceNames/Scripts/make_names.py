#!/usr/bin/env python3
"""Writes Resources/names.bin: the towns of the simulator's gazetteer, as far as naming a point needs them.

    python3 make_names.py ../../../../Simulators/OpenWeatherSimulator/Resources/places.bin ../Resources/names.bin

The same input gives the same bytes. The layout is described in NameFile.swift, which reads it without parsing.
"""

import pathlib
import struct
import sys

RECORD = struct.Struct("<IiiI2sHHHI")


def main(source, target):
    data = pathlib.Path(source).read_bytes()
    assert data[:8] == b"PLACES1\n"
    towns, _ = struct.unpack_from("<II", data, 8)
    section = [struct.unpack_from("<II", data, 16 + 8 * i) for i in range(8)]
    starts, names = section[1][0], section[7][0]
    texts = data[section[6][0]:sum(section[6])].decode().split("\n")
    rows = []
    for number in range(towns):
        record = RECORD.unpack_from(data, section[0][0] + RECORD.size * number)
        _, latitude, longitude, people, country, _, region, _, first = record
        begin, end = struct.unpack_from("<II", data, starts + 4 * first)
        rows.append((latitude, longitude, people, country, region, data[names + begin:names + end]))
    rows.sort()
    block, records = bytearray(), bytearray()
    for latitude, longitude, people, country, region, name in rows:
        records += struct.pack("<iiI2sHI", latitude, longitude, people, country, region, len(block))
        block += name
    regions = "|".join(pair.split("=", 1)[1] for pair in texts[1].split("|")).encode()
    header = struct.pack("<8sII", b"NAMES01\n", len(rows), len(regions))
    pathlib.Path(target).write_bytes(header + bytes(records) + regions + bytes(block))


if __name__ == "__main__":
    main(*sys.argv[1:])
