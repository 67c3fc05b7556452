import Foundation

/// The file of the towns' names in one language, memory-mapped and read in place. Towns whose name
/// in the language is their own one, or unknown, are left out.
///
/// A header (`LANGUAG\n`, the number of names), a record of 6 bytes for each name in the order of
/// the towns (the index of the town in the gazetteer's file, the offset of the name), and the names
/// one after another. Numbers are little-endian, texts UTF-8.
struct LanguageNames: Sendable {
  private static let magic = Array("LANGUAG\n".utf8)
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
        rule: "the file must begin with LANGUAG and the number of names")
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

  /// Returns the name of a town by its index; `nil` if the file does not have it.
  func name(of place: Int) -> String? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.place(middle) < place { low = middle + 1 } else { high = middle }
    }
    return low < count && self.place(low) == place ? name(at: low) : nil
  }

  private func place(_ position: Int) -> Int {
    Int(data.number(record(position), as: UInt16.self))
  }

  private func name(at position: Int) -> String? {
    let start = offset(position)
    let end = position + 1 < count ? offset(position + 1) : data.count
    guard start <= end, end <= data.count else { return nil }
    return String(decoding: data[start..<end], as: UTF8.self)
  }

  private func record(_ position: Int) -> Int { Self.headerSize + Self.recordSize * position }

  private func offset(_ position: Int) -> Int {
    names + Int(data.number(record(position) + 2, as: UInt32.self))
  }
}
