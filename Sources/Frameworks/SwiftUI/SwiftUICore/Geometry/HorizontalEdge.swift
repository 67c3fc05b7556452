/// The side where reading begins or the one where it ends.
///
/// Same as Apple's.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
  case leading, trailing

  /// Some of the two.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}
