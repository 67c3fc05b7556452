/// The light of a day without sunrise and sunset.
public enum PolarLight: String, CaseIterable, Sendable {
  /// The sun does not set.
  case day
  /// The sun does not rise.
  case night

  /// The string catalog's key of the name: "details.polar.night".
  public var nameKey: String { "details.polar.\(rawValue)" }
}
