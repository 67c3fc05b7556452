public import Foundation

/// A subsystem and a category under which messages are logged.
// @unchecked: its properties never change; a subclass of NSObject is not Sendable by itself.
public final class OSLog: NSObject, @unchecked Sendable {
  /// A predefined category of messages.
  public struct Category: Sendable {
    let name: String

    /// The category of the most important points in time.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")

    /// The category of signposts that a tool enables while it records.
    public static let dynamicTracing = Category(name: "DynamicTracing")

    /// The category of signposts with a stack trace that a tool enables while it records.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(_ subsystem: String, _ category: String, isDisabled: Bool = false) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Creates a log for a subsystem, such as `com.example.trips`, and a category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or module, such as its bundle identifier.
  ///   - category: The part of the subsystem that logs.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category) }

  /// Creates a log for a subsystem and a predefined category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or module, such as its bundle identifier.
  ///   - category: The part of the subsystem that logs.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name)
  }

  /// The log without a subsystem.
  public static let `default` = OSLog("", "")

  /// A log that writes nothing.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogDestination.current.accepts(type)
  }

  /// A Boolean value that indicates whether signposts are written, which are messages at the level
  /// `debug`.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }

  /// Writes a message if its level is enabled. Otherwise the message is not created.
  func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    let destination = LogDestination.current
    guard !isDisabled, destination.accepts(type) else { return }
    let record = LogRecord(
      date: Date(), type: type, subsystem: subsystem, category: category,
      message: message().text(showsPrivate: destination.showsPrivate))
    RecentRecords.keep(record)
    destination.write(record)
  }
}
