/// The number of an element: given once when it is mounted, never used again in its session.
///
/// The browser knows an element by this number alone; paths and keys serve only to match an
/// element with its successor on the server.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: Int32

  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The content of the window.
  public static let screen = ElementID(1)
  /// Sheets, alerts and other presentations: a root beside the screen's.
  public static let presentations = ElementID(2)

  public var description: String { "#\(rawValue)" }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
