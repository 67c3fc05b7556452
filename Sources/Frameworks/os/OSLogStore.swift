public import Foundation
import StrataDeviceServices

/// The messages that were logged.
///
///     let store = try OSLogStore(scope: .currentProcessIdentifier)
///     let hour = store.position(date: Date().addingTimeInterval(-3600))
///     let messages = try store.getEntries(at: hour).compactMap { $0 as? OSLogEntryLog }
///
/// Partial: the last 2,000 messages of this process that were written, of which it returns those of
/// the current device, and of each the first 4,000 characters. What code of no device has written,
/// such as a closure on a queue of Dispatch, is not among them, as it can be about another visitor.
/// There are no signposts among them.
public final class OSLogStore: Sendable {
  /// Whose messages a store has.
  public enum Scope: Int, Sendable {
    case system
    case currentProcessIdentifier
  }

  private let device: DeviceID?

  /// Opens the messages.
  ///
  /// - Parameter scope: Whose messages are wanted.
  /// - Throws: `CocoaError` for those of the whole system, which only its operator reads, and on a
  ///   server in code of no device.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier,
      DeviceHost.current != nil || !DeviceHost.servesDevices
    else { throw CocoaError(.fileReadNoPermission) }
    device = DeviceHost.current?.id
  }

  /// Returns the position of a moment.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// Returns the position at a distance from the end, in seconds; negative is before it.
  public func position(timeIntervalSinceEnd timeInterval: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date().addingTimeInterval(timeInterval))
  }

  /// Returns the position of a time since the system was started, in seconds.
  public func position(timeIntervalSinceLatestBoot timeInterval: TimeInterval) -> OSLogPosition {
    let boot = Date().addingTimeInterval(-ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(date: boot.addingTimeInterval(timeInterval))
  }

  /// Returns the messages from a position on.
  ///
  /// - Parameters:
  ///   - options: Whether the last message is the first.
  ///   - position: The place of the first message; `nil` for all.
  ///   - predicate: Not used on this system, whose predicates read no properties by name.
  /// - Returns: The messages, from the first to the last or in reverse.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let records = RecentRecords.records(of: device).filter { record in
      guard let position else { return true }
      return options.contains(.reverse)
        ? record.date <= position.date : record.date >= position.date
    }
    let entries = records.map(OSLogEntryLog.init)
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// A place among the messages.
public final class OSLogPosition: Sendable {
  let date: Date
  init(date: Date) { self.date = date }
}

/// The reading of messages.
public enum OSLogEnumerator {
  /// The order of messages.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The last message is the first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// Something that was logged.
// @unchecked: its properties never change; a subclass of NSObject is not Sendable by itself.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// When it was logged.
  public let date: Date
  /// The message as it was written: with `<private>` for private values.
  public let composedMessage: String

  init(_ record: LogRecord) { (date, composedMessage) = (record.date, record.message) }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// The level of a message.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  /// The level at which the message was logged.
  public let level: Level
  /// The subsystem under which the message was logged.
  public let subsystem: String
  /// The category in the subsystem.
  public let category: String
  /// The name of the process.
  public let process = ProcessInfo.processInfo.processName
  /// The number of the process.
  public let processIdentifier = ProcessInfo.processInfo.processIdentifier

  override init(_ record: LogRecord) {
    (subsystem, category) = (record.subsystem, record.category)
    level = Level(rawValue: record.type.rank + 1) ?? .undefined
    super.init(record)
  }
}
