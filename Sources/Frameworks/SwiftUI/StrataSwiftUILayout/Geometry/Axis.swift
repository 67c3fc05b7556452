/// The horizontal or the vertical axis.
///
/// Same as Apple's.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal axis, from side to side.
  case horizontal
  /// The vertical axis, from top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}
