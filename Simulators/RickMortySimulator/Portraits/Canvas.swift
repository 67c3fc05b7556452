/// A square of pixels, each the number of a colour.
struct Canvas {
  private let side: Int
  private var pixels: [UInt8]
  private var palette: [RGB]

  init(side: Int, paper: RGB) {
    self.side = side
    pixels = [UInt8](repeating: 0, count: side * side)
    palette = [paper]
  }

  /// Fills an ellipse, as far as it lies on the canvas.
  ///
  /// - Parameters:
  ///   - across: Its middle, in pixels from the left.
  ///   - down: Its middle, in pixels from the top.
  mutating func ellipse(_ across: Int, _ down: Int, _ width: Int, _ height: Int, _ color: RGB) {
    let number = number(of: color)
    for row in rows(down - height, down + height) {
      let away = Double(row - down) / Double(height)
      let half = Int((Double(width) * max(0, 1 - away * away).squareRoot()).rounded())
      fill(row, from: across - half, to: across + half, number)
    }
  }

  /// Draws a line three pixels thick, not steeper than one pixel across for one down.
  mutating func line(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ color: RGB) {
    let number = number(of: color)
    for across in left...max(left, right) {
      let down = top + (bottom - top) * (across - left) / max(1, right - left)
      for row in rows(down - 2, down + 1) {
        fill(row, from: across, to: across, number)
      }
    }
  }

  /// Those from one to another that are on the canvas.
  private func rows(_ first: Int, _ last: Int) -> Range<Int> {
    let start = min(max(0, first), side)
    return start..<max(start, min(side, last + 1))
  }

  private mutating func fill(_ row: Int, from left: Int, to right: Int, _ number: UInt8) {
    let first = max(0, left)
    let last = min(side - 1, right)
    guard first <= last, (0..<side).contains(row) else { return }
    for column in first...last { pixels[row * side + column] = number }
  }

  private mutating func number(of color: RGB) -> UInt8 {
    if let known = palette.firstIndex(of: color) { return UInt8(known) }
    palette.append(color)
    return UInt8(palette.count - 1)
  }

  /// The file: every row begins with a byte that says it is as it is.
  var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((side + 1) * side)
    for row in 0..<side {
      rows.append(0)
      rows += pixels[row * side..<(row + 1) * side]
    }
    return PNGFile.bytes(
      side: UInt32(side), palette: palette.flatMap { [$0.red, $0.green, $0.blue] }, rows: rows)
  }
}
