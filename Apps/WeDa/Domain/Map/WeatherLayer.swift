/// A layer of weather over the map.
public enum WeatherLayer: String, CaseIterable, Sendable {
  case temperature, precipitation, clouds

  /// The string catalog's key of the name: "map.temperature.name".
  public var nameKey: String { "map.\(rawValue).name" }
}
