/// The level of a message.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number by which Apple's system knows the level.
  public let rawValue: UInt8

  /// Creates a level from Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from Apple's number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that may help to find the cause of a problem.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// The level of messages that are helpful but not needed to solve a problem.
  public static let info = OSLogType(rawValue: 0x01)
  /// The level of messages for development only, which are written only with `STRATA_LOG=debug`.
  public static let debug = OSLogType(rawValue: 0x02)
  /// The level of messages about errors in the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// The level of messages about bugs, and about errors that affect several processes.
  public static let fault = OSLogType(rawValue: 0x11)
}

extension OSLogType {
  /// The names of the levels, from the least to the most important.
  static let names: [(type: OSLogType, name: String)] = [
    (.debug, "debug"), (.info, "info"), (.default, "notice"), (.error, "error"),
    (.fault, "fault"),
  ]

  /// The position among the levels; that of `default` for an unknown number.
  var rank: Int { Self.names.firstIndex { $0.type == self } ?? 2 }

  /// The name of the level in a line of the log.
  var name: String { Self.names[rank].name }
}
