import Foundation
import StrataSwiftUIDrawing

/// A font file with outlines, TrueType or OpenType: its metrics, glyphs and names.
///
/// It reads no variations, no substitutions and no color glyphs.
final class FontFile: Sendable {
  typealias Glyph = Int

  let bytes: FontBytes
  private let tables: [String: Range<Int>]
  private let characterMap: CharacterMap
  private let outlines: any GlyphOutlines
  /// The number of units in the font's size.
  let unitsPerEm: Double
  /// The distance from the baseline to the top of a line, as a part of the font's size.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, as a part of the font's size.
  let descent: Double
  private let wideCount: Int
  private let widths: Int
  private let kerning: Kerning

  /// Reads a font.
  ///
  /// - Parameter content: The content of the file.
  /// - Returns: `nil` if it is compressed, or has no outlines that can be read.
  init?(_ content: [UInt8]) {
    bytes = FontBytes(bytes: content)
    tables = Self.tables(in: bytes, of: bytes.count)
    guard let head = tables["head"]?.lowerBound, let header = tables["hhea"]?.lowerBound,
      let widths = tables["hmtx"]?.lowerBound, let map = tables["cmap"]?.lowerBound,
      let count = tables["maxp"].map({ [bytes] in bytes.short($0.lowerBound + 4) })
    else { return nil }
    unitsPerEm = Double(max(1, bytes.short(head + 18)))
    ascent = Double(bytes.signed(header + 4)) / unitsPerEm
    descent = Double(-bytes.signed(header + 6)) / unitsPerEm
    wideCount = max(1, bytes.short(header + 34))
    self.widths = widths
    characterMap = CharacterMap(bytes, at: map)
    kerning = Kerning(bytes, at: tables["kern"]?.lowerBound)
    if let glyphs = tables["glyf"], let places = tables["loca"] {
      outlines = TrueTypeOutlines(
        bytes, glyphs: glyphs, places: places.lowerBound,
        hasLongPlaces: bytes.short(head + 50) == 1,
        count: count)
    } else if let table = tables["CFF "], let compact = CompactOutlines(bytes, in: table) {
      outlines = compact
    } else {
      return nil
    }
  }

  /// Returns where the tables of a font are; of a collection, those of its first font.
  ///
  /// - Parameters:
  ///   - bytes: The beginning of the file, or all of it.
  ///   - count: The size of the file.
  static func tables(in bytes: FontBytes, of count: Int) -> [String: Range<Int>] {
    let start = bytes.tag(0) == "ttcf" ? bytes.long(12) : 0
    var found: [String: Range<Int>] = [:]
    for index in 0..<min(bytes.short(start + 4), 200) {
      let entry = start + 12 + index * 16
      let (place, length) = (bytes.long(entry + 8), bytes.long(entry + 12))
      guard place <= count, length <= count - place else { continue }
      found[bytes.tag(entry)] = place..<place + length
    }
    return found
  }

  /// Returns the glyph of a character; `nil` if the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
    let glyph = characterMap.glyph(Int(scalar.value))
    return glyph == 0 ? nil : glyph
  }

  /// Returns the width of a glyph, as a part of the font's size.
  func width(_ glyph: Glyph) -> Double {
    Double(bytes.short(widths + min(glyph, wideCount - 1) * 4)) / unitsPerEm
  }

  /// Returns the distance by which the second of two glyphs is moved, as a part of the font's size.
  func kern(_ left: Glyph, _ right: Glyph) -> Double {
    Double(kerning.distance(left, right)) / unitsPerEm
  }

  /// Returns the outline of a glyph, in the font's units, with the y axis upwards.
  func outline(_ glyph: Glyph) -> Path { outlines.outline(glyph) }
}

/// The outlines of a font's glyphs.
protocol GlyphOutlines: Sendable {
  /// Returns the outline of a glyph, in the font's units; an empty one if the font has none.
  func outline(_ glyph: Int) -> Path
}

/// The pairs of glyphs that are closer or farther than usual.
private struct Kerning: Sendable {
  private let pairs: [Int: Int]

  init(_ bytes: FontBytes, at table: Int?) {
    // Only the first table of the old format, which is sorted pairs.
    guard let table, bytes.short(table) == 0, bytes.short(table + 2) > 0,
      bytes.short(table + 8) & 0xFF01 == 1
    else {
      pairs = [:]
      return
    }
    var found: [Int: Int] = [:]
    for index in 0..<bytes.short(table + 10) {
      let entry = table + 18 + index * 6
      found[bytes.long(entry)] = bytes.signed(entry + 4)
    }
    pairs = found
  }

  func distance(_ left: Int, _ right: Int) -> Int { pairs[left << 16 | right] ?? 0 }
}
