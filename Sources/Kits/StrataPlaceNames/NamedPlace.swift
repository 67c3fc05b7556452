/// A town of the gazetteer, and how far it is from the point that was asked for.
public struct NamedPlace: Equatable, Sendable {
  public let name: String
  /// The part of the country: "England", "Texas"; `nil` where the gazetteer names none.
  public let region: String?
  /// ISO 3166 code of two letters.
  public let country: String
  /// Degrees, north and east positive.
  public let latitude: Double
  public let longitude: Double
  public let kilometres: Double
}
