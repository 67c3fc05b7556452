/// The causes of the safe area.
///
/// Same as Apple's.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the shape of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The part of the safe area that the on-screen keyboard causes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}
