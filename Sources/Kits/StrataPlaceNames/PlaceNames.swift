public import Foundation

/// Names points of the earth after the nearest town of more than 15,000 people, without asking anybody.
///
///     try PlaceNames.bundled().nearest(latitude: 51.5, longitude: -0.13)?.name    // "London"
///
/// Opening it maps a file of less than 1 MB and parses nothing; an answer reads a few hundred records.
public struct PlaceNames: Sendable {
  private static let kilometresPerDegree = 111.195
  /// Within so many kilometres a point belongs to a town, though a quarter of it may be nearer.
  private static let town = 5.0

  let file: NameFile

  /// - Throws: ``NameFileError`` for a damaged file, `CocoaError` for one that cannot be read.
  public init(contentsOf url: URL) throws {
    file = try NameFile(data: Data(contentsOf: url, options: .alwaysMapped))
  }

  /// The names that come with the module.
  public static func bundled() throws -> PlaceNames {
    let url = Bundle.module.bundleURL.appendingPathComponent("Resources/names.bin")
    return try PlaceNames(contentsOf: url)
  }

  public var count: Int { file.count }

  /// The town at a point: of those within five kilometres the largest, because a city's quarters are
  /// listed as well; otherwise the nearest. `nil` where none is near enough.
  ///
  /// - Parameters:
  ///   - latitude: Degrees, north positive.
  ///   - longitude: Degrees, east positive; the same meridian may be ±180.
  ///   - kilometres: How far away the town may be.
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

  func named(_ place: Int, _ kilometres: Double) -> NamedPlace {
    NamedPlace(
      name: file.name(place), region: file.region(place), country: file.country(place),
      latitude: file.latitude(place), longitude: file.longitude(place), kilometres: kilometres)
  }

  private func firstPlace(atLeast latitude: Double) -> Int {
    var (low, high) = (0, file.count)
    while low < high {
      let middle = (low + high) / 2
      if file.latitude(middle) < latitude { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The length of the great circle between two points.
  private static func kilometres(
    _ one: (latitude: Double, longitude: Double), _ other: (latitude: Double, longitude: Double)
  ) -> Double {
    let (phi1, phi2) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
    let half = sin((phi2 - phi1) / 2)
    let across = sin((other.longitude - one.longitude) * .pi / 360)
    let square = half * half + cos(phi1) * cos(phi2) * across * across
    return 2 * 6371 * asin(min(1, square.squareRoot()))
  }
}
