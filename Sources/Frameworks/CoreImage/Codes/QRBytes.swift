/// Encodes the bytes of a QR code: the message, its length, and the error correction.
enum QRBytes {
  /// Returns the smallest version that holds a message of a number of bytes; `nil` if none does.
  static func version(for count: Int, _ level: QRTables.Level) -> Int? {
    (1...40).first { QRTables.room($0, level) * 8 >= 4 + ($0 < 10 ? 8 : 16) + count * 8 }
  }

  /// Returns all bytes in the order in which they are placed.
  static func all(_ message: [UInt8], _ version: Int, _ level: QRTables.Level) -> [UInt8] {
    let data = data(message, version, level)
    let count = QRTables.blocks(version, level), checks = QRTables.checks(version, level)
    let short = QRTables.bytes(version) / count - checks
    let longs = QRTables.bytes(version) % count
    let divisor = divisor(checks)
    var blocks: [(data: [UInt8], checks: [UInt8])] = [], start = 0
    for number in 0..<count {
      // The last blocks have one byte more.
      let end = start + short + (number >= count - longs ? 1 : 0)
      let block = Array(data[start..<end])
      blocks.append((block, remainder(block, divisor)))
      start = end
    }
    var result: [UInt8] = []
    for place in 0...short { result += blocks.compactMap { $0.data.dropFirst(place).first } }
    for place in 0..<checks { result += blocks.map { $0.checks[place] } }
    return result
  }

  /// Returns the message after its kind and length, padded to the length that the code needs.
  private static func data(
    _ message: [UInt8], _ version: Int, _ level: QRTables.Level
  ) -> [UInt8] {
    let room = QRTables.room(version, level)
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    add(4, 4)  // bytes
    add(message.count, version < 10 ? 8 : 16)
    for byte in message { add(Int(byte), 8) }
    add(0, min(4, room * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var filler: UInt8 = 0xEC
    while bytes.count < room {
      bytes.append(filler)
      filler ^= 0xEC ^ 0x11
    }
    return bytes
  }

  /// Returns the product in the field of 256 elements that the polynomial 0x11D defines.
  private static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(other) >> place & 1 * Int(one)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// Returns the coefficients of the Reed–Solomon divisor of a degree, without the leading one,
  /// which is 1.
  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in result.indices {
        result[place] = multiply(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in result.indices { result[place] ^= multiply(divisor[place], factor) }
    }
    return result
  }
}
