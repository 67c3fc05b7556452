/// The upper or the lower side.
///
/// Same as Apple's.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
  case top, bottom

  /// Some of the two.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
