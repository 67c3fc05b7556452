/// Reads from a JPEG's EXIF orientation whether a browser shows it with width and height exchanged.
enum JPEGOrientation {
  private static let tag = 0x0112

  static func turns(_ bytes: Bytes, at start: Int) -> Bool {
    guard bytes.text(start, 4) == "Exif" else { return false }
    let tiff = start + 6
    let isLittle = bytes.text(tiff, 2) == "II"
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle ? bytes.little(tiff + offset, count) : bytes.big(tiff + offset, count)
    }
    guard let table = number(4, 4), let entries = number(table, 2) else { return false }
    for entry in 0..<entries {
      let offset = table + 2 + 12 * entry
      guard let name = number(offset, 2) else { return false }
      if name == tag { return (number(offset + 8, 2) ?? 1) >= 5 }
    }
    return false
  }
}
