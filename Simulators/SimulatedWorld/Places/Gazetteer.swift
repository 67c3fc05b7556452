public import Foundation

/// The towns of the world with more than 15,000 inhabitants, searchable by any of their names.
///
///     try Gazetteer.bundled().search(PlaceQuery("münch"), limit: 1)    // Munich, DE
///
/// Opening it maps a file of 4 MB without parsing; a search reads a few kilobytes of it.
public struct Gazetteer: Sendable {
  let file: PlaceFile
  private let zones: [String]
  private let regions: [Region]

  /// Opens a gazetteer file.
  ///
  /// - Throws: ``PlaceFileError`` for a damaged file, `CocoaError` for one that cannot be read.
  public init(contentsOf url: URL) throws {
    file = try PlaceFile(contentsOf: url)
    let lines = file.lines()
    guard lines.count == 2 else {
      throw PlaceFileError(
        field: "texts", value: "\(lines.count) lines",
        rule: "there must be a line of time zones and a line of regions")
    }
    zones = lines[0].components(separatedBy: "|")
    regions = lines[1].components(separatedBy: "|").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      return Region(code: parts.first ?? "", name: parts.last ?? "")
    }
  }

  /// Opens the bundled gazetteer.
  public static func bundled() throws -> Gazetteer {
    try Gazetteer(contentsOf: Resource.url("places.bin"))
  }

  /// The number of places.
  public var count: Int { file.placeCount }

  /// Returns the place of a rank; 0 has the largest population.
  ///
  /// - Precondition: `0 <= rank < count`.
  public subscript(rank: Int) -> Place {
    let firstName = file.field(rank, at: 24, as: UInt32.self)
    let names = (0..<file.field(rank, at: 22, as: UInt16.self)).map { file.name(firstName + $0) }
    let zone = file.field(rank, at: 18, as: UInt16.self)
    return Place(
      rank: rank, id: file.field(rank, at: 0, as: UInt32.self), name: names.first ?? "",
      alternateNames: Array(names.dropFirst()), latitude: latitude(rank),
      longitude: longitude(rank), country: country(rank), region: region(rank),
      population: file.field(rank, at: 12, as: UInt32.self),
      timeZone: zones.indices.contains(zone) ? zones[zone] : "UTC")
  }

  func latitude(_ rank: Int) -> Double { Double(file.field(rank, at: 4, as: Int32.self)) / 1e5 }

  func longitude(_ rank: Int) -> Double { Double(file.field(rank, at: 8, as: Int32.self)) / 1e5 }

  func country(_ rank: Int) -> String {
    let letters = [16, 17].map { UInt8(file.field(rank, at: $0, as: UInt8.self)) }
    return String(decoding: letters, as: UTF8.self)
  }

  func region(_ rank: Int) -> Region? {
    let number = file.field(rank, at: 20, as: UInt16.self)
    return regions.indices.contains(number - 1) ? regions[number - 1] : nil
  }
}
