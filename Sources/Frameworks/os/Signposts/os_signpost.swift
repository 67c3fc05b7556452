// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's functions of C have names of C.

import Synchronization

/// The kind of a signpost: an event, or the beginning or the end of an interval.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  /// The number by which Apple's system knows the kind.
  public let rawValue: UInt8

  /// Creates a kind from Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event, which happens at one moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Writes a signpost at the level `debug`.
///
/// - Parameters:
///   - type: The kind of the signpost. The end of an interval is written with its duration.
///   - dso: Not used. On Apple's platforms it is the binary that logs.
///   - log: The log.
///   - name: The name, which is the same for the beginning and the end of an interval.
///   - signpostID: An identifier that distinguishes intervals with the same name.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  mark(type, log, name, signpostID) { nil }
}

/// Writes a signpost with details at the level `debug`.
///
/// - Parameters:
///   - type: The kind of the signpost. The end of an interval is written with its duration.
///   - dso: Not used. On Apple's platforms it is the binary that logs.
///   - log: The log.
///   - name: The name, which is the same for the beginning and the end of an interval.
///   - signpostID: An identifier that distinguishes intervals with the same name.
///   - format: The format of the details, as ``os_log(_:dso:log:type:_:)`` describes it.
///   - arguments: The values of the details.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {
  mark(type, log, name, signpostID) { FormatString.message(format.description, arguments) }
}

private func mark(
  _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID,
  _ details: () -> OSLogMessage?
) {
  guard log.signpostsEnabled else { return }
  let key = OpenInterval(log: ObjectIdentifier(log), name: name.description, id: id)
  switch type {
  case .begin:
    OpenInterval.begin(key)
    log.signpost("begin", name, id: id, details: details)
  case .end: log.signpost("end", name, id: id, since: OpenInterval.end(key), details: details)
  default: log.signpost("event", name, id: id, details: details)
  }
}

/// An interval between two calls of `os_signpost`.
private struct OpenInterval: Hashable {
  var log: ObjectIdentifier
  var name: String
  var id: OSSignpostID

  /// The largest number of open intervals, so that intervals without an end do not use up the
  /// memory.
  private static let limit = 10_000
  private static let all = Mutex<[OpenInterval: ContinuousClock.Instant]>([:])

  static func begin(_ interval: OpenInterval) {
    all.withLock { if $0.count < limit || $0[interval] != nil { $0[interval] = .now } }
  }

  static func end(_ interval: OpenInterval) -> ContinuousClock.Instant? {
    all.withLock { $0.removeValue(forKey: interval) }
  }
}
