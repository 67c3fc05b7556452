import Synchronization

/// An identifier that distinguishes signposts with the same name that overlap in time.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The identifier as a number.
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that no other signpost of the process has.
  public init(log: OSLog) {
    // The two special ones are at the ends of the range.
    rawValue = Self.last.add(1, ordering: .relaxed).newValue
  }

  /// Creates an identifier that belongs to an object.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - object: The object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The identifier of signposts that never overlap with another one of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

  /// An identifier with which no signpost is written.
  public static let null = OSSignpostID(0)

  /// An identifier with which no signpost is written.
  public static let invalid = OSSignpostID(.max)

  var isWritten: Bool { self != .null && self != .invalid }

  /// Returns whether the number of an identifier is less than that of another.
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}
