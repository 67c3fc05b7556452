/// The number of an element. It is assigned when the element is mounted, and is not used again in
/// its session.
///
/// The browser identifies elements by this number alone; paths and keys only serve to match an
/// element with its successor on the server.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The identifier as a number.
  public let rawValue: Int32

  /// Creates an element's identifier from its number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The identifier of the root of the window's content.
  public static let screen = ElementID(1)
  /// The identifier of the root of sheets, alerts and other presentations, a sibling of the
  /// screen's root.
  public static let presentations = ElementID(2)

  public var description: String { "#\(rawValue)" }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
