/// Light or dark pages.
public enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  /// The choice of the system.
  case system
  case light
  case dark
  /// Light while the sun is up.
  case sun

  /// The string catalog's key of the name: "appearance.sun.name".
  public var nameKey: String { "appearance.\(rawValue).name" }
}
