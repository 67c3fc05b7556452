/// A named place on the earth, told from its namesakes by state, country and coordinates.
public struct Place: Identifiable, Hashable, Sendable {
  /// Slug and rounded coordinates; see ``PlaceID``.
  public let id: PlaceID
  public let name: String
  /// The part of the country, where the geocoder knows it: "England", "Texas".
  public let state: String?
  /// ISO 3166 code of two letters, as the geocoder gives it: "GB".
  public let country: String
  public let coordinate: Coordinate

  public init(name: String, state: String?, country: String, coordinate: Coordinate) {
    id = PlaceID(slug: Slug.make([name, state ?? "", country]), coordinate: coordinate)
    self.name = name
    self.state = state
    self.country = country
    self.coordinate = coordinate
  }

  /// The form in page addresses, derived from name, state and country alone.
  public var slug: String { id.slug }

  /// What tells namesakes apart in a list: "England, GB".
  public var region: String {
    [state ?? "", country].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Name and region in one line: "London, England, GB".
  public var fullName: String {
    [name, region].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
