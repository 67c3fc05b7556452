package import Foundation
import StrataPlaceNames

/// A town of the gazetteer, for maps that have no other ground.
package struct TownName: Hashable, Sendable {
  /// The name of the town, in the reader's language if the gazetteer has it.
  package let name: String
  /// The latitude in degrees.
  package let latitude: Double
  /// The longitude in degrees.
  package let longitude: Double
  /// The distance from the point around which the town was found, in kilometres; 0 for a town of
  /// an area.
  package let kilometres: Double

  private static let bundled = try? PlaceNames.bundled()

  private init(_ place: NamedPlace, _ locale: Locale) {
    let told = Self.language(of: locale).flatMap {
      Self.bundled?.name(
        of: place.name, latitude: place.latitude, longitude: place.longitude, in: $0)
    }
    (name, kilometres) = (told ?? place.name, place.kilometres)
    (latitude, longitude) = (place.latitude, place.longitude)
  }

  /// Returns the gazetteer's language for a locale; `nil` if it has none.
  private static func language(of locale: Locale) -> String? {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let withScript = "\(code)-\(language.script?.identifier ?? "")"
    return PlaceNames.languages.first { $0 == code || $0 == withScript }
  }

  /// Returns the largest towns of an area that are far enough from each other for their names to be
  /// read; none if the gazetteer's files do not exist.
  package static func largest(
    latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>, in locale: Locale
  ) -> [TownName] {
    (bundled?.towns(latitudes: latitudes, longitudes: longitudes) ?? [])
      .map { TownName($0, locale) }
  }

  /// Returns the nearest town of each quarter around a point, the nearest first; none if the
  /// gazetteer's files do not exist.
  package static func around(
    latitude: Double, longitude: Double, in locale: Locale
  ) -> [TownName] {
    (bundled?.around(latitude: latitude, longitude: longitude) ?? [])
      .map { TownName($0, locale) }
  }

  /// Returns the shorter way from a longitude to the town's in degrees, east positive.
  package func eastward(from start: Double) -> Double {
    PlaceNames.eastward(from: start, to: longitude)
  }
}
