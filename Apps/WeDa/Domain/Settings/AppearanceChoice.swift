/// The choice of light or dark pages.
public enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  /// The appearance that the system or browser uses.
  case system
  case light
  case dark
  /// A light appearance while the sun is up at the place, and a dark one otherwise.
  case sun

  /// The string catalog's key of the name: "appearance.sun.name".
  public var nameKey: String { "appearance.\(rawValue).name" }
}
