/// A town of the gazetteer, and its distance from the requested point.
public struct NamedPlace: Equatable, Sendable {
  /// The place's name, which is the English one of well-known towns.
  public let name: String
  /// The name by which a search found the place: ``name``, or one in another language.
  public let foundAs: String
  /// The region of the country: "England", "Texas"; `nil` if the gazetteer has none.
  public let region: String?
  /// The two-letter ISO 3166 code of the place's country.
  public let country: String
  /// The latitude in degrees, north positive.
  public let latitude: Double
  /// The longitude in degrees, east positive.
  public let longitude: Double
  /// The distance from the requested point, in kilometres.
  public let kilometres: Double
}
