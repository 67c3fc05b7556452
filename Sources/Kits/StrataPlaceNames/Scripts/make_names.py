#!/usr/bin/env python3
"""Writes names.bin, others.bin and a file for each of some languages: the towns of the simulators' gazetteer, as far as
naming a point, finding a town by its names, and naming it in a language need them.

    apt-get download libgeonames-common && dpkg -x libgeonames-common_*.deb gn     # version 0.3.0-1
    python3 make_names.py ../../../../Simulators/SimulatedWorld/Resources/places.bin gn/usr/share/locale ../Resources

The same input gives the same bytes. NameFile.swift, OtherNames.swift and LanguageNames.swift describe the layouts, and
read them without parsing. `uconv` (Debian's icu-devtools) turns traditional Chinese characters into simplified ones.
"""

import gettext
import pathlib
import struct
import subprocess
import sys
import unicodedata

# The languages, with those of the catalogs that have their names; later catalogs win.
LANGUAGES = {
    "ar": ["ar"], "de": ["de"], "es": ["es"], "fr": ["fr"], "it": ["it"], "ja": ["ja"], "nl": ["nl"], "pl": ["pl"],
    "pt": ["pt"], "tr": ["tr"], "zh-Hans": ["zh", "zh_CN"],
}

RECORD = struct.Struct("<IiiI2sHHHI")
# Signs that Foundation folds by rules of its own: names with them would be sorted differently.
OWN_RULES = set("\u0484\u093c\u09bc\u200b\u200c\u200d")


def without_marks(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not "\u0300" <= c <= "\u036f")


def folded(name):
    """Returns the form without case and accents, as `PlaceNames.folded` does."""
    return unicodedata.normalize("NFC", without_marks(unicodedata.normalize("NFD", name.strip()).casefold()))


def told(locales, language):
    """Returns the names in a language by GeoNames' number; those of regions have keys such as DE.02."""
    names = {}
    for code in LANGUAGES[language]:
        with open(pathlib.Path(locales) / code / "LC_MESSAGES/geonames.mo", "rb") as file:
            names.update({key: name.strip() for key, name in gettext.GNUTranslations(file)._catalog.items() if key})
    if language == "zh-Hans":
        keys, texts = list(names), "\n".join(names.values())
        simple = subprocess.run(["uconv", "-f", "utf8", "-t", "utf8", "-x", "Hant-Hans"], input=texts.encode(),
                                stdout=subprocess.PIPE, check=True).stdout.decode().split("\n")
        names = dict(zip(keys, simple, strict=True))
    return names


def write(path, magic, found):
    """Writes names one after another behind a record with the town and the offset of each."""
    block, records = bytearray(), bytearray()
    for place, name in found:
        records += struct.pack("<HI", place, len(block))
        block += name.encode()
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(struct.pack("<8sI", magic, len(found)) + bytes(records) + bytes(block))


def main(source, locales, target):
    data, target = pathlib.Path(source).read_bytes(), pathlib.Path(target)
    languages = {language: told(locales, language) for language in LANGUAGES}
    with open(pathlib.Path(locales) / "en/LC_MESSAGES/geonames.mo", "rb") as file:
        english = gettext.GNUTranslations(file)._catalog
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
        number, latitude, longitude, people, country, _, region, count, first = record
        others = [name(first + other).decode() for other in range(1, count)]
        names_told = {language: names[str(number)] for language, names in languages.items() if str(number) in names}
        own = name(first).decode()
        # A name that is the town's own one is told only where the English one is another.
        is_english = english.get(str(number), own) == own
        names_told = {language: told for language, told in names_told.items() if told != own or not is_english}
        rows.append((latitude, longitude, people, country, region, name(first),
                     others + sorted(set(names_told.values()) - set(others)), names_told))
    rows.sort(key=lambda row: row[:7])
    block, records = bytearray(), bytearray()
    for latitude, longitude, people, country, region, own, _, _ in rows:
        records += struct.pack("<iiI2sHI", latitude, longitude, people, country, region, len(block))
        block += own
    regions = "|".join(pair.split("=", 1)[1] for pair in texts[1].split("|")).encode()
    header = struct.pack("<8sII", b"NAMES01\n", len(rows), len(regions))
    (target / "names.bin").write_bytes(header + bytes(records) + regions + bytes(block))

    found = {(folded(other), place, other) for place, row in enumerate(rows) for other in row[6]
             if folded(other) != folded(row[5].decode()) and not OWN_RULES & set(unicodedata.normalize("NFD", other))}
    write(target / "others.bin", b"OTHERS1\n", [(place, other) for _, place, other in sorted(found)])
    for language in LANGUAGES:
        write(target / "Languages" / f"{language}.bin", b"LANGUAG\n", [
            (place, row[7][language]) for place, row in enumerate(rows) if language in row[7]])


if __name__ == "__main__":
    main(*sys.argv[1:])
