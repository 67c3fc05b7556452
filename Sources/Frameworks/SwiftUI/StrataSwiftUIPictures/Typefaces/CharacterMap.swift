/// The glyphs of a font's characters: the table `cmap` in its formats 4 and 12.
struct CharacterMap: Sendable {
  private let bytes: FontBytes
  /// The place of the best subtable; `nil` if there is none that can be read.
  private let table: Int?

  init(_ bytes: FontBytes, at start: Int) {
    self.bytes = bytes
    let subtables = (0..<min(bytes.short(start + 2), 50)).map { index in
      start + bytes.long(start + 4 + index * 8 + 4)
    }
    table =
      subtables.first { bytes.short($0) == 12 } ?? subtables.first { bytes.short($0) == 4 }
  }

  /// Returns the glyph of a character; 0 if the font has none.
  func glyph(_ character: Int) -> Int {
    guard let table else { return 0 }
    return bytes.short(table) == 12 ? inGroups(table, character) : inSegments(table, character)
  }

  private func inGroups(_ table: Int, _ character: Int) -> Int {
    var (low, high) = (0, bytes.long(table + 12) - 1)
    while low <= high {
      let middle = (low + high) / 2
      let group = table + 16 + middle * 12
      if character < bytes.long(group) {
        high = middle - 1
      } else if character > bytes.long(group + 4) {
        low = middle + 1
      } else {
        return bytes.long(group + 8) + character - bytes.long(group)
      }
    }
    return 0
  }

  private func inSegments(_ table: Int, _ character: Int) -> Int {
    guard character <= 0xFFFF else { return 0 }
    let size = bytes.short(table + 6)
    let ends = table + 14
    for segment in 0..<size / 2 where bytes.short(ends + segment * 2) >= character {
      let start = bytes.short(ends + size + 2 + segment * 2)
      guard start <= character else { return 0 }
      let delta = bytes.short(ends + size * 2 + 2 + segment * 2)
      let place = ends + size * 3 + 2 + segment * 2
      let offset = bytes.short(place)
      if offset == 0 { return (character + delta) & 0xFFFF }
      let glyph = bytes.short(place + offset + (character - start) * 2)
      return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }
    return 0
  }
}
