#!/usr/bin/env python3
"""Makes land.txt of Natural Earth's countries and rivers (1:50 million, public domain).

    apt-get download r-cran-rnaturalearthdata && dpkg -x r-cran-rnaturalearthdata*.deb ne
    pip install rdata shapely
    python3 make_land.py ne/usr/lib/R/site-library/rnaturalearthdata/data RIVERS land.txt

RIVERS is Natural Earth's ne_50m_rivers_lake_centerlines as GeoJSON, which is in no package of Debian
or PyPI; the repository martynafford/natural-earth-geojson on GitHub has it in 50m/physical.

The first line holds the coasts, the second one the borders between countries, and three further ones
the rivers, from the largest ones (by scalerank, see RANKS) to the smallest. Lines are parted by
blanks; each is the differences of longitude and latitude in hundredths of a degree, as Google's
polylines write them (five bits a sign, the lowest first), with signs from "0" on.
"""
import json, struct, sys, warnings, zlib, gzip, lzma

import rdata
from shapely import set_precision
from shapely.geometry import MultiPolygon, Polygon, shape
from shapely.ops import linemerge, unary_union

warnings.filterwarnings("ignore")
TOLERANCE, SMALLEST, GRID = 0.025, 0.003, 100  # degrees, square degrees, parts of a degree
RANKS = [range(0, 4), range(4, 6), range(6, 10)]  # of the rivers in each line, the largest first


def unpacked(blob):
    if blob[4:5] == b"Z":
        return lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA2}]).decompress(blob[5:])
    return zlib.decompress(blob[4:])


def slot(s4, name):
    pairs = s4.attributes
    while pairs.info.type.name == "LIST":
        if pairs.tag.referenced_object is not None:
            tag = pairs.tag.referenced_object.value.value
        else:
            tag = pairs.tag.value.value
        if tag == name.encode():
            return pairs.value[0]
        pairs = pairs.value[1]
    raise KeyError(name)


def countries(folder):
    index = open(folder + "/Rdata.rdx", "rb").read()
    index = zlib.decompress(index) if index[0] == 0x78 else gzip.decompress(index)
    start, length = map(int, rdata.conversion.convert(rdata.parser.parse_data(index))["variables"]["countries50"])
    blob = open(folder + "/Rdata.rdb", "rb").read()[start : start + length]
    for outline in slot(rdata.parser.parse_data(unpacked(blob)).object, "polygons").value:
        rings = []
        for ring in slot(outline, "Polygons").value:
            numbers = list(slot(ring, "coords").value)
            half = len(numbers) // 2
            hole = bool(slot(ring, "hole").value[0])
            rings.append((hole, Polygon(zip(numbers[:half], numbers[half:])).buffer(0)))
        land = unary_union([r for hole, r in rings if not hole])
        yield land.difference(unary_union([r for hole, r in rings if hole]))


def signs(value):
    value = ~(value << 1) if value < 0 else value << 1
    text = ""
    while value >= 0x20:
        text += chr((0x20 | (value & 0x1F)) + 48)
        value >>= 5
    return text + chr(value + 48)


def line(points):
    text, last, at = "", (0, 0), []
    for x, y in points:
        here = (round(x * GRID), round(y * GRID))
        if at and here == at[-1]:
            continue
        at.append(here)
    for x, y in at:
        text += signs(x - last[0]) + signs(y - last[1])
        last = (x, y)
    return text if len(at) > 1 else ""


def rivers(path):
    features = [f for f in json.load(open(path))["features"] if f["geometry"]]
    for ranks in RANKS:
        parts = []
        for feature in features:
            if feature["properties"]["scalerank"] in ranks:
                geometry = shape(feature["geometry"])
                parts += getattr(geometry, "geoms", [geometry])
        merged = linemerge(parts)
        lines = [line(part.simplify(TOLERANCE).coords) for part in getattr(merged, "geoms", [merged])]
        yield " ".join(filter(None, lines))


def main(folder, streams, target):
    shapes = [set_precision(country, 1e-6) for country in countries(folder)]
    land = unary_union(shapes)
    coast = land.boundary
    borders = unary_union([s.boundary for s in shapes]).difference(coast.buffer(1e-5))
    merged = linemerge(borders)
    coasts = []
    for part in land.geoms:
        if part.area < SMALLEST:
            continue
        for ring in [part.exterior, *part.interiors]:
            if Polygon(ring).area >= SMALLEST:
                coasts.append(line(ring.simplify(TOLERANCE).coords))
    inner = [line(part.simplify(TOLERANCE).coords) for part in merged.geoms if part.length > 0.05]
    with open(target, "w") as file:
        file.write(" ".join(filter(None, coasts)) + "\n" + " ".join(filter(None, inner)) + "\n")
        file.write("\n".join(rivers(streams)) + "\n")
    print(len(coasts), "coasts", len(inner), "borders", sum(map(len, coasts)), sum(map(len, inner)))


main(*sys.argv[1:])
