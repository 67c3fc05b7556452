public import Foundation
import StrataDeviceServices

/// Finds the nearest town of more than 15,000 people to a point, and towns by their names, without
/// a network.
///
///     try PlaceNames.bundled().nearest(latitude: 51.5, longitude: -0.13)?.name    // "London"
///
/// Opening it maps files of 4 MB and parses nothing. A point reads a few hundred records, a name
/// the first bytes of all.
public struct PlaceNames: Sendable {
  static let kilometresPerDegree = 111.195
  /// The radius in kilometres within which a point belongs to a town, even if the centre of a
  /// district, which is listed as a town too, is nearer.
  private static let town = 5.0

  let file: NameFile
  /// The names in other languages; `nil` if only the towns' own names are searched.
  let others: OtherNames?
  /// The names by language; empty if they are not told in languages.
  let told: [String: LanguageNames]

  /// Opens a gazetteer's files.
  ///
  /// - Parameters:
  ///   - url: The file of the towns.
  ///   - others: The file of their names in other languages; `nil` for none.
  ///   - languages: The folder with a file of names for each of ``languages``; `nil` for none.
  /// - Throws: ``NameFileError`` for a damaged file, `CocoaError` for one that cannot be read.
  public init(contentsOf url: URL, others: URL? = nil, languages: URL? = nil) throws {
    file = try NameFile(data: Data(contentsOf: url, options: .alwaysMapped))
    self.others = try others.map {
      try OtherNames(data: Data(contentsOf: $0, options: .alwaysMapped))
    }
    told = try languages.map(Self.told) ?? [:]
  }

  private static func told(in folder: URL) throws -> [String: LanguageNames] {
    try languages.reduce(into: [:]) { told, language in
      let url = folder.appendingPathComponent("\(language).bin")
      told[language] = try LanguageNames(data: Data(contentsOf: url, options: .alwaysMapped))
    }
  }

  /// Returns the gazetteer that is bundled with the module.
  ///
  /// - Throws: An error if the bundled file is missing or damaged.
  public static func bundled() throws -> PlaceNames {
    let folder = ResourceFolder.url(
      of: "StrataPlaceNames", otherwise: Bundle.module.bundleURL)
    return try PlaceNames(
      contentsOf: folder.appendingPathComponent("Resources/names.bin"),
      others: folder.appendingPathComponent("Resources/others.bin"),
      languages: folder.appendingPathComponent("Resources/Languages"))
  }

  /// The number of towns in the gazetteer.
  public var count: Int { file.count }

  /// Returns the town at a point: the largest within five kilometres, because a city's districts
  /// are listed as well; otherwise the nearest. `nil` if none is near enough.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees, north positive.
  ///   - longitude: The longitude in degrees, east positive; the date line may be ±180.
  ///   - kilometres: The maximum distance of the town.
  public func nearest(
    latitude: Double, longitude: Double, within kilometres: Double = 30
  ) -> NamedPlace? {
    let reach = kilometres / Self.kilometresPerDegree
    var nearest: (place: Int, kilometres: Double)?
    var largest: (place: Int, kilometres: Double)?
    var place = firstPlace(atLeast: latitude - reach)
    while place < file.count, file.latitude(place) <= latitude + reach {
      let distance = Self.kilometres(
        (latitude, longitude), (file.latitude(place), file.longitude(place)))
      if distance <= nearest?.kilometres ?? kilometres { nearest = (place, distance) }
      if distance <= Self.town, distance <= kilometres,
        file.inhabitants(place) > largest.map({ file.inhabitants($0.place) }) ?? 0
      {
        largest = (place, distance)
      }
      place += 1
    }
    return (largest ?? nearest).map { named($0.place, $0.kilometres) }
  }

  func named(_ place: Int, _ kilometres: Double, foundAs: String? = nil) -> NamedPlace {
    let name = file.name(place)
    return NamedPlace(
      name: name, foundAs: foundAs ?? name, region: file.region(place),
      country: file.country(place), latitude: file.latitude(place),
      longitude: file.longitude(place), kilometres: kilometres)
  }

  func firstPlace(atLeast latitude: Double) -> Int {
    var (low, high) = (0, file.count)
    while low < high {
      let middle = (low + high) / 2
      if file.latitude(middle) < latitude { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the great-circle distance of two points, in kilometres.
  static func kilometres(
    _ one: (latitude: Double, longitude: Double), _ other: (latitude: Double, longitude: Double)
  ) -> Double {
    let (phi1, phi2) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
    let half = sin((phi2 - phi1) / 2)
    let across = sin((other.longitude - one.longitude) * .pi / 360)
    let square = half * half + cos(phi1) * cos(phi2) * across * across
    return 2 * 6371 * asin(min(1, square.squareRoot()))
  }
}
