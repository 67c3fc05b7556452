import Foundation
import StrataSwiftUIDrawing

/// Outlines of cubic curves: the table `CFF `.
struct CompactOutlines: GlyphOutlines {
  private let bytes: FontBytes
  private let glyphs: [Range<Int>]
  private let common: [Range<Int>]
  /// The subroutines of each part of the font; a font of one part has one.
  private let own: [[Range<Int>]]
  private let parts: Parts

  /// The part of the font to which a glyph belongs.
  private enum Parts: Sendable {
    case one
    case each(at: Int)
    case ranges(at: Int)
  }

  init?(_ bytes: FontBytes, in table: Range<Int>) {
    self.bytes = bytes
    let start = table.lowerBound
    var at = start + bytes.byte(start + 2)
    _ = Self.index(bytes, &at)
    let tops = Self.index(bytes, &at)
    _ = Self.index(bytes, &at)
    common = Self.index(bytes, &at)
    guard let top = tops.first.map({ Self.dictionary(bytes, $0) }),
      let place = top[17]?.first.map({ start + Int($0) }), place < bytes.count
    else { return nil }
    at = place
    glyphs = Self.index(bytes, &at)
    if let list = top[1236]?.first.map({ start + Int($0) }) {
      at = list
      own = Self.index(bytes, &at).map {
        Self.subroutines(bytes, Self.dictionary(bytes, $0), start)
      }
      let choice = top[1237]?.first.map { start + Int($0) } ?? 0
      parts = bytes.byte(choice) == 0 ? .each(at: choice + 1) : .ranges(at: choice + 1)
    } else {
      own = [Self.subroutines(bytes, top, start)]
      parts = .one
    }
  }

  func outline(_ glyph: Int) -> Path {
    guard glyphs.indices.contains(glyph) else { return Path() }
    let part = part(of: glyph)
    var reader = GlyphProgram(
      bytes, common: common, own: own.indices.contains(part) ? own[part] : [])
    reader.run(glyphs[glyph], depth: 0)
    return reader.finished
  }

  private func part(of glyph: Int) -> Int {
    switch parts {
    case .one: return 0
    case .each(let place): return bytes.byte(place + glyph)
    case .ranges(let place):
      var found = 0
      for index in 0..<bytes.short(place) where bytes.short(place + 2 + index * 3) <= glyph {
        found = bytes.byte(place + 4 + index * 3)
      }
      return found
    }
  }

  // MARK: Reading

  /// Reads a list of pieces of the file, and moves behind it.
  private static func index(_ bytes: FontBytes, _ at: inout Int) -> [Range<Int>] {
    let count = bytes.short(at)
    guard count > 0 else {
      at += 2
      return []
    }
    let size = bytes.byte(at + 2)
    let offsets = at + 3
    let content = offsets + (count + 1) * size - 1
    func place(_ index: Int) -> Int {
      content + bytes.number(offsets + index * size, size: size)
    }
    let pieces = (0..<count).map { index in
      let (start, end) = (place(index), place(index + 1))
      return start <= end && end <= bytes.count ? start..<end : 0..<0
    }
    at = max(place(count), at + 2)
    return pieces
  }

  /// Reads a dictionary: the operands of each operator. Operators of two bytes count from 1200.
  private static func dictionary(_ bytes: FontBytes, _ range: Range<Int>) -> [Int: [Double]] {
    var found: [Int: [Double]] = [:]
    var operands: [Double] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes.byte(at)
      if byte <= 21 {
        let isLong = byte == 12
        found[isLong ? 1200 + bytes.byte(at + 1) : byte] = operands
        operands = []
        at += isLong ? 2 : 1
      } else {
        operands.append(operand(bytes, byte, &at))
      }
    }
    return found
  }

  private static func operand(_ bytes: FontBytes, _ byte: Int, _ at: inout Int) -> Double {
    switch byte {
    case 28:
      at += 3
      return Double(bytes.signed(at - 2))
    case 29:
      at += 5
      return Double(Int32(truncatingIfNeeded: bytes.long(at - 4)))
    case 30: return real(bytes, &at)
    case 32...246:
      at += 1
      return Double(byte - 139)
    case 247...250:
      at += 2
      return Double((byte - 247) * 256 + bytes.byte(at - 1) + 108)
    case 251...254:
      at += 2
      return Double(-(byte - 251) * 256 - bytes.byte(at - 1) - 108)
    default:
      at += 1
      return 0
    }
  }

  /// Skips a decimal number, which no operator that is read here has.
  private static func real(_ bytes: FontBytes, _ at: inout Int) -> Double {
    at += 1
    while at < bytes.count {
      let byte = bytes.byte(at)
      at += 1
      if byte & 0x0F == 0x0F || byte >> 4 == 0x0F { break }
    }
    return 0
  }

  private static func subroutines(
    _ bytes: FontBytes, _ dictionary: [Int: [Double]], _ start: Int
  ) -> [Range<Int>] {
    guard let place = dictionary[18], place.count == 2 else { return [] }
    let (size, offset) = (Int(place[0]), start + Int(place[1]))
    guard size >= 0, offset >= 0, offset + size <= bytes.count else { return [] }
    guard let own = Self.dictionary(bytes, offset..<offset + size)[19]?.first else { return [] }
    var at = offset + Int(own)
    return index(bytes, &at)
  }
}
