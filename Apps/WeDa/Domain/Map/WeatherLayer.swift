/// What can lie over the map.
public enum WeatherLayer: String, CaseIterable, Sendable {
  case temperature, precipitation, clouds

  /// The String Catalog's key of the name: "map.temperature.name".
  public var nameKey: String { "map.\(rawValue).name" }
}
