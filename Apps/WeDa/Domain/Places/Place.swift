/// A named place on the earth, distinguished from others of the same name by state, country and
/// coordinates.
public struct Place: Identifiable, Hashable, Sendable {
  /// The slug and the rounded coordinates; see ``PlaceID``.
  public let id: PlaceID
  /// The place's name.
  public let name: String
  /// The state or region, if the geocoder knows it: "England", "Texas".
  public let state: String?
  /// The ISO 3166 code of two letters, as the geocoder returns it: "GB".
  public let country: String
  /// The place's coordinates.
  public let coordinate: Coordinate

  /// Creates a named place on the earth, distinguished from others of the same name by state,
  /// country and coordinates.
  public init(name: String, state: String?, country: String, coordinate: Coordinate) {
    id = PlaceID(slug: Slug.make([name, state ?? "", country]), coordinate: coordinate)
    self.name = name
    self.state = state
    self.country = country
    self.coordinate = coordinate
  }

  /// The part of the place's page addresses, derived from name, state and country alone.
  public var slug: String { id.slug }

  /// The state and the country, which distinguish places of the same name in a list: "England, GB".
  public var region: String {
    [state ?? "", country].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The name and the region in one line: "London, England, GB".
  public var fullName: String {
    [name, region].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
