public import Foundation
import StrataDeviceServices

/// A store of the messages that were logged.
///
///     let store = try OSLogStore(scope: .currentProcessIdentifier)
///     let hour = store.position(date: Date().addingTimeInterval(-3600))
///     let messages = try store.getEntries(at: hour).compactMap { $0 as? OSLogEntryLog }
///
/// Partial: it has the last 2,000 messages that this process has written, of each the first 4,000
/// characters. It returns only those of the current device. Messages of code that runs for no
/// device, such as a closure on a queue of Dispatch, are not returned, as they could be about
/// another visitor. There are no signposts among them.
public final class OSLogStore: Sendable {
  /// The origin of the messages in a store.
  public enum Scope: Int, Sendable {
    case system
    case currentProcessIdentifier
  }

  private let device: DeviceID?

  /// Opens a store of messages.
  ///
  /// - Parameter scope: The origin of the messages: this process or the whole system.
  /// - Throws: `CocoaError` for the whole system, whose messages only its operator may read, and on
  ///   a server for code that runs for no device.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier,
      DeviceHost.current != nil || !DeviceHost.servesDevices
    else { throw CocoaError(.fileReadNoPermission) }
    device = DeviceHost.current?.id
  }

  /// Returns the position of the messages at a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// Returns the position of the messages from a time on, in seconds relative to now; a negative number
  /// is in the past.
  public func position(timeIntervalSinceEnd timeInterval: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date().addingTimeInterval(timeInterval))
  }

  /// Returns the position of the messages from a time after the start of the system on, in seconds.
  public func position(timeIntervalSinceLatestBoot timeInterval: TimeInterval) -> OSLogPosition {
    let boot = Date().addingTimeInterval(-ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(date: boot.addingTimeInterval(timeInterval))
  }

  /// Returns the messages from a position on, or up to it in reverse order.
  ///
  /// - Parameters:
  ///   - options: The options, such as the reverse order.
  ///   - position: The position of the first message; `nil` for all messages.
  ///   - predicate: Not used, since predicates on Linux cannot read properties by name.
  /// - Returns: The messages, in the order in which they were logged or in reverse.
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

/// A position among the messages.
public final class OSLogPosition: Sendable {
  let date: Date
  init(date: Date) { self.date = date }
}

/// The namespace of the options for reading messages.
public enum OSLogEnumerator {
  /// The order of messages.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The last message comes first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry in a log.
// @unchecked: its properties never change; a subclass of NSObject is not Sendable by itself.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// The moment at which the entry was logged.
  public let date: Date
  /// The text of the message, with `<private>` for private values.
  public let composedMessage: String

  init(_ record: LogRecord) { (date, composedMessage) = (record.date, record.message) }
}

/// A message in a log.
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
