/// The leading or the trailing edge.
///
/// Same as Apple's.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
  /// The edge at which reading begins: the left one in English.
  case leading
  /// The edge at which reading ends: the right one in English.
  case trailing

  /// A set of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]
  }
}
