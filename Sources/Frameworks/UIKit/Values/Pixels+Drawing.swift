extension Pixels {
  /// Returns the image in another size. Each new pixel is the mean of the pixels that it covers.
  func scaled(width newWidth: Int, height newHeight: Int) -> Pixels {
    guard (newWidth, newHeight) != (width, height) else { return self }
    var made = Pixels(width: newWidth, height: newHeight)
    let columns = Self.spans(of: width, in: newWidth)
    let rows = Self.spans(of: height, in: newHeight)
    bytes.withUnsafeBufferPointer { source in
      made.bytes.withUnsafeMutableBufferPointer { target in
        var at = 0
        for row in rows {
          for column in columns {
            Self.mean(source, width, column, row, into: &target, at)
            at += 4
          }
        }
      }
    }
    return made
  }

  /// Returns, for each of `parts` new pixels, the range of the `count` old pixels that it covers. A
  /// range has at least one pixel.
  private static func spans(of count: Int, in parts: Int) -> [Range<Int>] {
    (0..<parts).map { part in
      let start = min(count - 1, part * count / parts)
      return start..<max(start + 1, (part + 1) * count / parts)
    }
  }

  private static func mean(
    _ source: UnsafeBufferPointer<UInt8>, _ width: Int, _ columns: Range<Int>, _ rows: Range<Int>,
    into target: inout UnsafeMutableBufferPointer<UInt8>, _ at: Int
  ) {
    var (red, green, blue, opaque) = (0, 0, 0, 0)
    for row in rows {
      var from = (row * width + columns.lowerBound) * 4
      for _ in columns {
        // Transparent pixels add no colour.
        let alpha = Int(source[from + 3])
        red += Int(source[from]) * alpha
        green += Int(source[from + 1]) * alpha
        blue += Int(source[from + 2]) * alpha
        opaque += alpha
        from += 4
      }
    }
    guard opaque > 0 else { return }
    target[at] = UInt8((red + opaque / 2) / opaque)
    target[at + 1] = UInt8((green + opaque / 2) / opaque)
    target[at + 2] = UInt8((blue + opaque / 2) / opaque)
    let count = columns.count * rows.count
    target[at + 3] = UInt8((opaque + count / 2) / count)
  }

  /// Returns the image upright.
  func turned(_ turn: CameraTurn) -> Pixels {
    guard turn != .none else { return self }
    var made =
      turn.swapsSides ? Pixels(width: height, height: width) : Pixels(width: width, height: height)
    for y in 0..<made.height {
      for x in 0..<made.width {
        let (fromX, fromY) = turn.source(x, y, width, height)
        let (from, at) = ((fromY * width + fromX) * 4, (y * made.width + x) * 4)
        for part in 0..<4 { made.bytes[at + part] = bytes[from + part] }
      }
    }
    return made
  }

  /// The image without transparency, drawn on white.
  var onWhite: Pixels {
    var made = self
    for at in stride(from: 0, to: bytes.count, by: 4) where bytes[at + 3] != 255 {
      let alpha = Int(bytes[at + 3])
      for part in 0..<3 {
        made.bytes[at + part] = UInt8(
          (Int(bytes[at + part]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      made.bytes[at + 3] = 255
    }
    return made
  }
}
