/// The modules, which are the dark and light squares, of a QR code (ISO/IEC 18004) with a message
/// of bytes.
struct QRCode: Equatable {
  /// The number of modules in a row and in a column.
  let size: Int
  private(set) var isDark: [Bool]
  private var isFixed: [Bool]
  private let level: QRTables.Level
  private let version: Int

  /// Creates the code of a message; returns `nil` if the message is too long for the level.
  init?(_ message: [UInt8], _ level: QRTables.Level) {
    guard let version = QRBytes.version(for: message.count, level) else { return nil }
    (self.version, self.level, size) = (version, level, version * 4 + 17)
    isDark = [Bool](repeating: false, count: size * size)
    isFixed = isDark
    drawPatterns()
    place(QRBytes.all(message, version, level))
    let masked = (0..<8).map { mask -> QRCode in
      var code = self
      code.apply(mask)
      code.drawFormat(mask)
      return code
    }
    // The mask that leaves the fewest shapes that a camera may take for a pattern.
    guard let best = masked.min(by: { $0.penalty < $1.penalty }) else { return nil }
    isDark = best.isDark
  }

  subscript(row: Int, column: Int) -> Bool { isDark[row * size + column] }

  private mutating func fix(_ row: Int, _ column: Int, _ dark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    (isDark[row * size + column], isFixed[row * size + column]) = (dark, true)
  }

  // MARK: Patterns

  private mutating func drawPatterns() {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let marks = QRTables.marks(version)
    for row in marks {
      for column in marks {
        let isCorner =
          (row == 6 && (column == 6 || column == size - 7)) || (row == size - 7 && column == 6)
        if !isCorner { drawMark(row, column) }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for across in -4...4 {
        let ring = max(abs(down), abs(across))
        fix(row + down, column + across, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawMark(_ row: Int, _ column: Int) {
    for down in -2...2 {
      for across in -2...2 { fix(row + down, column + across, max(abs(down), abs(across)) != 1) }
    }
  }

  /// Draws the level and the mask twice, with bits for error correction.
  private mutating func drawFormat(_ mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0..<6 { fix(place, 8, bit(place)) }
    fix(7, 8, bit(6))
    fix(8, 8, bit(7))
    fix(8, 7, bit(8))
    for place in 9..<15 { fix(8, 14 - place, bit(place)) }
    for place in 0..<8 { fix(8, size - 1 - place, bit(place)) }
    for place in 8..<15 { fix(size - 15 + place, 8, bit(place)) }
    fix(size - 8, 8, true)
  }

  /// Draws the version twice, with bits for error correction.
  private mutating func drawVersion() {
    guard version > 6 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let (long, short) = (size - 11 + place % 3, place / 3)
      fix(short, long, bits >> place & 1 == 1)
      fix(long, short, bits >> place & 1 == 1)
    }
  }

  // MARK: Bytes

  /// Places bits from the right in columns of two modules, upwards and downwards in turn.
  private mutating func place(_ bytes: [UInt8]) {
    var next = 0, isUpwards = true
    var right = size - 1
    while right > 0 {
      if right == 6 { right = 5 }  // the column of a pattern
      for step in 0..<size {
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          guard next < bytes.count * 8 else { continue }
          isDark[row * size + column] = bytes[next / 8] >> (7 - next % 8) & 1 == 1
          next += 1
        }
      }
      isUpwards.toggle()
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.inverts(mask, row, column) { isDark[row * size + column].toggle() }
      }
    }
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  // MARK: Penalty

  private var penalty: Int {
    var sum = 0
    for line in 0..<size {
      sum += Self.penalty((0..<size).map { self[line, $0] })
      sum += Self.penalty((0..<size).map { self[$0, line] })
    }
    for row in 0..<(size - 1) {
      for column in 0..<(size - 1) {
        let dark = self[row, column]
        let isBlock =
          dark == self[row, column + 1] && dark == self[row + 1, column]
          && dark == self[row + 1, column + 1]
        if isBlock { sum += 3 }
      }
    }
    let share = isDark.filter { $0 }.count * 20 - size * size * 10
    return sum + abs(share) / (size * size) * 10
  }

  /// Returns the penalty of a row or column: for five equal modules in a row, and for modules that
  /// look like a finder pattern.
  private static func penalty(_ line: [Bool]) -> Int {
    var sum = 0, run = 0
    for (place, dark) in line.enumerated() {
      run = place > 0 && line[place - 1] == dark ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    guard line.count >= 11 else { return sum }
    for start in 0...(line.count - 11) {
      let part = Array(line[start..<(start + 11)])
      if part == finder || part == Array(finder.reversed()) { sum += 40 }
    }
    return sum
  }

  private static let finder = [
    true, false, true, true, true, false, true, false, false, false, false,
  ]
}
