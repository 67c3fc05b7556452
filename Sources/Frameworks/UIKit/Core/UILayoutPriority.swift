/// The priority of a constraint over others, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority, 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a view resists being made smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a view resists being made larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the smallest size that fits: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
