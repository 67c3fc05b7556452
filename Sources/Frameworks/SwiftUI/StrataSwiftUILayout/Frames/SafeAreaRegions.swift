/// The causes of the safe area's insets.
///
/// Same as Apple's.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The part of the safe area that bars and the shape of the device cause.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The part of the safe area that the on-screen keyboard causes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts of the window's safe area.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}
