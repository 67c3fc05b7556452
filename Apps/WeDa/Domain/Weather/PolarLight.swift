/// What a day without sunrise and sunset is.
public enum PolarLight: String, CaseIterable, Sendable {
  /// The sun stays up.
  case day
  /// The sun stays down.
  case night

  /// The String Catalog's key of the name: "details.polar.night".
  public var nameKey: String { "details.polar.\(rawValue)" }
}
