import StrataKitTesting

/// A file on a disk that writes whole sectors, when and in which order it likes, unless it is asked
/// to write everything. Like the journals of file systems, it keeps the order of truncations.
struct FragileFile {
  /// The time since a file was truncated, or since the disk was asked to write everything.
  private struct Era {
    /// The bytes that are on the disk unless it writes other ones.
    var safe: [UInt8]
    /// The contents that each sector has had, and the sizes that the file has had.
    var versions: [Int: [[UInt8]]] = [:]
    var sizes: [Int]

    init(_ safe: [UInt8]) { (self.safe, sizes) = (safe, [safe.count]) }
  }

  private static let sector = 512
  /// The number of sectors of a page of memory, which the system usually writes at once.
  private static let sectorsOfPage = 8

  /// The bytes that a program reads.
  private var bytes: [UInt8] = []
  private var eras = [Era([])]

  /// A Boolean value that indicates whether the disk has everything.
  var isSafe: Bool {
    eras.count == 1 && eras[0].versions.isEmpty && eras[0].sizes == [bytes.count]
  }

  mutating func write(_ new: [UInt8], at offset: Int) {
    guard !new.isEmpty else { return }
    let (end, last) = (offset + new.count, eras.count - 1)
    if end > bytes.count {
      bytes += [UInt8](repeating: 0, count: end - bytes.count)
      eras[last].sizes.append(end)
    }
    bytes.replaceSubrange(offset..<end, with: new)
    for sector in (offset / Self.sector)...((end - 1) / Self.sector) {
      eras[last].versions[sector, default: []].append(content(of: sector))
    }
  }

  /// Truncates the file, which has no effect if it is not longer.
  mutating func truncate(to size: Int) {
    guard size < bytes.count else { return }
    bytes.removeLast(bytes.count - size)
    let last = eras[eras.count - 1]
    var next = Era(Array(last.safe.prefix(size)))
    next.versions = last.versions.filter { $0.key * Self.sector < size }
    next.sizes = [size]
    eras.append(next)
  }

  mutating func sync() { eras = [Era(bytes)] }

  /// Returns a sector, of which zeros follow the end of the file.
  private func content(of sector: Int) -> [UInt8] {
    let start = sector * Self.sector
    let part = bytes[start..<min(start + Self.sector, bytes.count)]
    return part + [UInt8](repeating: 0, count: Self.sector - part.count)
  }

  /// Returns the bytes that a loss of power may leave: each sector holds any of the contents that it
  /// has had since the last request, and the file has any of its sizes.
  ///
  /// - Parameter kept: The probability that a page of memory was written as it was last.
  func afterLoss(kept: Double, using random: inout SeededGenerator) -> [UInt8] {
    func isLast() -> Bool { Double.random(in: 0..<1, using: &random) < kept }
    func index(_ count: Int) -> Int {
      isLast() ? count - 1 : Int.random(in: 0..<count, using: &random)
    }
    let era = eras[index(eras.count)]
    let size = era.sizes[index(era.sizes.count)]
    var left = Array(era.safe.prefix(size))
    left += [UInt8](repeating: 0, count: size - left.count)
    var pages: [Int: Bool] = [:]
    for (sector, contents) in era.versions.sorted(by: { $0.key < $1.key }) {
      let page = sector / Self.sectorsOfPage
      let isKept = pages[page] ?? isLast()
      pages[page] = isKept
      let choice = isKept ? contents.count : Int.random(in: 0...contents.count, using: &random)
      if choice > 0 { Self.put(contents[choice - 1], at: sector * Self.sector, in: &left) }
    }
    return left
  }

  private static func put(_ content: [UInt8], at start: Int, in bytes: inout [UInt8]) {
    guard start < bytes.count else { return }
    let end = min(start + content.count, bytes.count)
    bytes.replaceSubrange(start..<end, with: content.prefix(end - start))
  }
}
