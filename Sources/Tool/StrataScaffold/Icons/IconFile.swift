/// Equal rows of an icon.
struct IconBand {
  /// The pixels of each row, as indexes of the palette and how many pixels have them.
  let runs: [(index: UInt8, width: Int)]
  /// The number of rows.
  let height: Int
}

/// A PNG file of an icon in a few colours (https://www.w3.org/TR/png-3/).
///
/// It is compressed without a library and without a pass over the pixels, since most rows are equal.
struct IconFile {
  /// The colours, each as three bytes.
  let palette: [[UInt8]]
  /// The rows from the top, which are ``AppBrand/iconSize`` pixels wide.
  let bands: [IconBand]

  /// The contents of the file.
  var bytes: [UInt8] {
    let size = Self.number(AppBrand.iconSize)
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + Self.chunk("IHDR", size + size + [8, 3, 0, 0, 0])
      + Self.chunk("PLTE", palette.flatMap(\.self)) + Self.chunk("IDAT", packed)
      + Self.chunk("IEND", [])
  }

  /// The rows in the format of zlib (RFC 1950).
  private var packed: [UInt8] {
    var coder = RowCoder()
    var sum = RunSum()
    for band in bands {
      // Each row begins with the number of its filter: 0 for none.
      let runs = [(index: UInt8(0), width: 1)] + band.runs
      coder.add(runs, times: band.height)
      for _ in 0..<band.height { sum.add(runs) }
    }
    return [0x78, 0x01] + coder.finished() + Self.number(sum.value)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(crc(body)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? (value >> 1) ^ 0xedb8_8320 : value >> 1
      }
    }
  }
}

/// The checksum Adler-32 of runs of equal bytes.
private struct RunSum {
  private var low = 1
  private var high = 0

  var value: Int { high << 16 | low }

  mutating func add(_ runs: [(index: UInt8, width: Int)]) {
    for (byte, count) in runs {
      high = (high + count * low + Int(byte) * count * (count + 1) / 2) % 65_521
      low = (low + Int(byte) * count) % 65_521
    }
  }
}

/// Writes rows as one block of RFC 1951 with fixed codes, which repeats single bytes and whole rows.
private struct RowCoder {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count: UInt32 = 0

  /// The longest repetition that the format has; its code needs no further bits.
  private static let longest = 258
  /// The code for the distance of one row with its filter, which is 1,025 bytes.
  private static let row: UInt32 = 20

  init() {
    write(1, 1)
    write(1, 2)
  }

  mutating func add(_ runs: [(index: UInt8, width: Int)], times: Int) {
    for (byte, count) in runs {
      literal(byte)
      for _ in 0..<(count - 1) / Self.longest { repeatLast() }
      for _ in 0..<(count - 1) % Self.longest { literal(byte) }
    }
    let pixels = runs.flatMap { [UInt8](repeating: $0.index, count: $0.width) }
    let rest = pixels.count * (times - 1)
    for _ in 0..<rest / Self.longest { repeatRow() }
    for byte in pixels.suffix(rest % Self.longest) { literal(byte) }
  }

  mutating func finished() -> [UInt8] {
    code(0, 7)
    if count > 0 { write(0, 8 - count) }
    return bytes
  }

  private mutating func repeatLast() {
    code(0b1100_0101, 8)
    code(0, 5)
  }

  private mutating func repeatRow() {
    code(0b1100_0101, 8)
    code(Self.row, 5)
    write(0, 9)
  }

  private mutating func literal(_ byte: UInt8) { code(0x30 + UInt32(byte), 8) }

  /// Writes a code, whose first bit is its highest one.
  private mutating func code(_ value: UInt32, _ length: UInt32) {
    for shift in (0..<length).reversed() { write(value >> shift & 1, 1) }
  }

  private mutating func write(_ value: UInt32, _ length: UInt32) {
    bits |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}
