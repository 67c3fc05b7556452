import Foundation

/// The gazetteer's file, memory-mapped and read in place: nothing is parsed when it opens.
///
/// A header (`NAMES01\n`, the number of places, the length of the regions), a record of 20 bytes
/// for each place in order of latitude (both coordinates in hundred-thousandths of a degree, the
/// number of inhabitants, two letters of country, the number of the region or 0, the offset of its
/// name), the regions separated by bars, and the names one after another. Numbers are
/// little-endian, texts UTF-8.
struct NameFile: Sendable {
  private static let magic = Array("NAMES01\n".utf8)
  private static let headerSize = 16
  private static let recordSize = 20

  let count: Int
  let regions: [String]
  private let data: Data
  private let names: Int

  init(data: Data) throws(NameFileError) {
    // Offsets count from 0, even if the data is a slice.
    let data = data.startIndex == 0 ? data : Data(data)
    guard data.count >= Self.headerSize, data.prefix(8).elementsEqual(Self.magic) else {
      throw NameFileError(
        field: "header", value: "\(data.count) bytes",
        rule: "the file must begin with NAMES01, the number of places and the length of the regions"
      )
    }
    self.data = data
    count = Int(data.number(8, as: UInt32.self))
    let regionsStart = Self.headerSize + Self.recordSize * count
    let regionsLength = Int(data.number(12, as: UInt32.self))
    names = regionsStart + regionsLength
    guard names <= data.count else {
      throw NameFileError(
        field: "places", value: "\(count)",
        rule: "the file's \(data.count) bytes must contain all places")
    }
    regions = String(decoding: data[regionsStart..<names], as: UTF8.self)
      .components(separatedBy: "|")
  }

  func latitude(_ place: Int) -> Double { Double(field(place, 0, as: Int32.self)) / 1e5 }

  func longitude(_ place: Int) -> Double { Double(field(place, 4, as: Int32.self)) / 1e5 }

  func inhabitants(_ place: Int) -> Int { field(place, 8, as: UInt32.self) }

  func country(_ place: Int) -> String {
    let letters = [12, 13].map { UInt8(truncatingIfNeeded: field(place, $0, as: UInt8.self)) }
    return String(decoding: letters, as: UTF8.self)
  }

  func region(_ place: Int) -> String? {
    let number = field(place, 14, as: UInt16.self)
    return regions.indices.contains(number - 1) ? regions[number - 1] : nil
  }

  /// Returns the places whose folded name may begin with a folded text, without creating strings:
  /// the name's bytes are the text's, or one of them is not ASCII, so that only folding tells.
  func mayBegin(with text: String) -> [Int] {
    let text = Array(text.utf8)
    return data.withUnsafeBytes { bytes in
      (0..<count).filter { Self.mayBegin(bytes[start($0, in: bytes)...], with: text) }
    }
  }

  private static func mayBegin(_ bytes: Slice<UnsafeRawBufferPointer>, with text: [UInt8]) -> Bool {
    for (byte, letter) in zip(bytes, text) where byte != letter {
      if byte > 0x7F { return true }
      guard (0x41...0x5A).contains(byte), byte | 0x20 == letter else { return false }
    }
    return true
  }

  /// Returns the offset of a place's name; the end of the file if the offset is outside of it.
  private func start(_ place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let field = Self.headerSize + Self.recordSize * place + 16
    let offset = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: field, as: UInt32.self))
    return min(names + Int(offset), bytes.count)
  }

  func name(_ place: Int) -> String { String(decoding: data[nameRange(place)], as: UTF8.self) }

  /// Returns the length of a place's name in bytes, without creating the string.
  func nameLength(_ place: Int) -> Int { nameRange(place).count }

  /// Returns the range of a name's bytes in the file; an empty range if it is outside of the file.
  private func nameRange(_ place: Int) -> Range<Int> {
    let start = names + field(place, 16, as: UInt32.self)
    let end = place + 1 < count ? names + field(place + 1, 16, as: UInt32.self) : data.count
    return start <= end && end <= data.count ? start..<end : 0..<0
  }

  private func field<N: FixedWidthInteger>(_ place: Int, _ offset: Int, as type: N.Type) -> Int {
    Int(data.number(Self.headerSize + Self.recordSize * place + offset, as: type))
  }
}
