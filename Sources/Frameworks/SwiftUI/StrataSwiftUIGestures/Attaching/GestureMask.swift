/// The choice of gestures that are recognized: the added gesture, those of the subviews, or both.
///
/// Same as Apple's.
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor those of the subviews are recognized.
  public static let none: GestureMask = []
  /// The added gesture is recognized.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews are recognized.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the subviews are recognized.
  public static let all: GestureMask = [.gesture, .subviews]
}
