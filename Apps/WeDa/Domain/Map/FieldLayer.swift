/// A layer of the map that is drawn from the hourly forecasts of a grid's points.
public enum FieldLayer: String, CaseIterable, Sendable {
  case temperature, precipitation, clouds, wind

  /// The string catalog's key of the name: "map.temperature.name".
  public var nameKey: String { self == .wind ? "details.wind.title" : "map.\(rawValue).name" }
}
