/// The top or the bottom edge.
///
/// Same as Apple's.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The top and the bottom edge.
    public static let all: Set = [.top, .bottom]
  }
}
