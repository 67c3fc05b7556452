import Foundation

/// The gazetteer's file, mapped and read in place without parsing.
///
/// It consists of a header (`PLACES1\n`, number of places, number of names, then start and length
/// of each section), and eight sections of little-endian columns: the places (28 bytes each,
/// largest population first), the offset of each name, the names in folded order, the place of each
/// of those, the places by id, the places by latitude, the zones and regions as text, the names
/// themselves in UTF-8.
struct PlaceFile: Sendable {
  enum Section: Int, CaseIterable {
    case places, nameStarts, namesInOrder, placeOfNames, byID, byLatitude, texts, names
  }

  static let recordSize = 28
  private static let magic = Array("PLACES1\n".utf8)
  private static let headerSize = 16 + 8 * Section.allCases.count

  let placeCount: Int
  let nameCount: Int
  private let data: Data
  private let sections: [Range<Int>]

  init(contentsOf url: URL) throws {
    try self.init(data: Data(contentsOf: url, options: .alwaysMapped))
  }

  init(data: Data) throws(PlaceFileError) {
    guard data.count >= Self.headerSize, data.prefix(8).elementsEqual(Self.magic) else {
      throw PlaceFileError(
        field: "header", value: "\(data.count) bytes",
        rule: "the file must begin with PLACES1 and a table of its sections")
    }
    self.data = data
    placeCount = Int(Self.number(data, at: 8, as: UInt32.self))
    nameCount = Int(Self.number(data, at: 12, as: UInt32.self))
    sections = Section.allCases.map { section in
      let start = Int(Self.number(data, at: 16 + 8 * section.rawValue, as: UInt32.self))
      return start..<start + Int(Self.number(data, at: 20 + 8 * section.rawValue, as: UInt32.self))
    }
    try checkSizes()
  }

  private func checkSizes() throws(PlaceFileError) {
    let wanted: [Section: Int] = [
      .places: Self.recordSize * placeCount, .nameStarts: 4 * (nameCount + 1),
      .namesInOrder: 4 * nameCount, .placeOfNames: 2 * nameCount, .byID: 2 * placeCount,
      .byLatitude: 2 * placeCount,
    ]
    for section in Section.allCases {
      let range = sections[section.rawValue]
      let length = wanted[section] ?? range.count
      guard range.upperBound <= data.count, range.count == length else {
        throw PlaceFileError(
          field: "section \(section)", value: "bytes \(range) of \(data.count)",
          rule: "the section must be inside of the file and have \(length) bytes")
      }
    }
  }

  private static func number<N: FixedWidthInteger>(_ data: Data, at offset: Int, as: N.Type) -> N {
    data.withUnsafeBytes { N(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: N.self)) }
  }

  /// Returns the number at an index of a section of equally sized numbers.
  func number<N: FixedWidthInteger>(_ section: Section, _ index: Int, as type: N.Type) -> Int {
    let size = MemoryLayout<N>.size
    return Int(
      Self.number(data, at: sections[section.rawValue].lowerBound + size * index, as: type))
  }

  /// Returns a number in the record of a place.
  func field<N: FixedWidthInteger>(_ place: Int, at offset: Int, as type: N.Type) -> Int {
    let start = sections[Section.places.rawValue].lowerBound + Self.recordSize * place
    return Int(Self.number(data, at: start + offset, as: type))
  }

  /// Returns a name by its number: the names of one place are consecutive, the main name first.
  func name(_ index: Int) -> String {
    let start = number(.nameStarts, index, as: UInt32.self)
    let end = number(.nameStarts, index + 1, as: UInt32.self)
    return text(.names, start..<end)
  }

  /// Returns the lines of the text section: zones, then regions.
  func lines() -> [String] {
    text(.texts, 0..<sections[Section.texts.rawValue].count).components(separatedBy: "\n")
  }

  private func text(_ section: Section, _ range: Range<Int>) -> String {
    let whole = sections[section.rawValue]
    let start = whole.lowerBound + range.lowerBound
    let end = min(whole.lowerBound + range.upperBound, whole.upperBound)
    return String(decoding: data[start..<max(start, end)], as: UTF8.self)
  }
}
