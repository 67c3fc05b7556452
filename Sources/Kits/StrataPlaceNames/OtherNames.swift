import Foundation

/// The file of the towns' names in other languages and spellings, memory-mapped and read in place.
///
/// A header (`OTHERS1\n`, the number of names), a record of 6 bytes for each name in the order of
/// the folded names (the index of its town in the gazetteer's file, the offset of the name), and
/// the names one after another. Numbers are little-endian, texts UTF-8.
struct OtherNames: Sendable {
  private static let magic = Array("OTHERS1\n".utf8)
  private static let headerSize = 12
  private static let recordSize = 6

  let count: Int
  private let data: Data
  private let names: Int

  init(data: Data) throws(NameFileError) {
    // Offsets count from 0, even if the data is a slice.
    let data = data.startIndex == 0 ? data : Data(data)
    guard data.count >= Self.headerSize, data.prefix(8).elementsEqual(Self.magic) else {
      throw NameFileError(
        field: "header", value: "\(data.count) bytes",
        rule: "the file must begin with OTHERS1 and the number of names")
    }
    self.data = data
    count = Int(data.number(8, as: UInt32.self))
    names = Self.headerSize + Self.recordSize * count
    guard names <= data.count else {
      throw NameFileError(
        field: "names", value: "\(count)",
        rule: "the file's \(data.count) bytes must contain all names")
    }
  }

  /// Returns the index of the town with the name at a position.
  func place(_ position: Int) -> Int {
    Int(data.number(record(position), as: UInt16.self))
  }

  func name(_ position: Int) -> String {
    let start = offset(position)
    let end = position + 1 < count ? offset(position + 1) : data.count
    guard start <= end, end <= data.count else { return "" }
    return String(decoding: data[start..<end], as: UTF8.self)
  }

  /// Returns the positions of the names that begin with a folded text.
  func beginning(_ text: String) -> Range<Int> {
    let start = first { $0 >= text }
    let letters = text.unicodeScalars
    return start..<max(start, first { $0 >= text && !$0.unicodeScalars.starts(with: letters) })
  }

  /// Returns the positions of the names of ASCII characters that satisfy a condition in lower case.
  /// No other name is folded, since that is expensive.
  ///
  /// - Parameter lengths: The numbers of characters that a name may have.
  func positions(
    ofLengths lengths: ClosedRange<Int>, where holds: ([Unicode.Scalar]) -> Bool
  ) -> [Int] {
    data.withUnsafeBytes { bytes in
      (0..<count).filter { position in
        let start = offset(position)
        let end = position + 1 < count ? offset(position + 1) : bytes.count
        guard start <= end, end <= bytes.count, lengths.contains(end - start) else { return false }
        let name = bytes[start..<end]
        return name.allSatisfy { $0 < 0x80 } && holds(name.map(Self.lowercased))
      }
    }
  }

  /// Returns an ASCII character in lower case.
  private static func lowercased(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }

  /// Returns the first position from which on the folded names satisfy a condition.
  private func first(where holds: (String) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(PlaceNames.folded(name(middle))) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func record(_ position: Int) -> Int { Self.headerSize + Self.recordSize * position }

  private func offset(_ position: Int) -> Int {
    names + Int(data.number(record(position) + 2, as: UInt32.self))
  }
}

extension Data {
  /// Returns the little-endian number at an offset of data whose indices begin with 0.
  func number<N: FixedWidthInteger>(_ offset: Int, as type: N.Type) -> N {
    withUnsafeBytes { N(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: N.self)) }
  }
}
