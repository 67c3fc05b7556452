/// A logger that writes messages of a subsystem and a category to standard error, one line each.
///
///     let logger = Logger(subsystem: "com.example.trips", category: "network")
///     logger.notice("Loaded \(count) trips of \(name, privacy: .private)")
///
/// Strings that are not part of the program are private and shown as `<private>`, unless the
/// environment has `STRATA_LOG_PRIVATE=1`. `STRATA_LOG` is the least important level that is
/// written: `debug`, `info` (the default), `notice`, `error`, `fault` or `off`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a subsystem, such as `com.example.trips`, and a category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or module, such as its bundle identifier.
  ///   - category: The part of the subsystem that logs.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  var handle: OSLog { log }

  /// Writes a message at the level `default`.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }

  /// Writes a message at a level.
  ///
  /// - Parameters:
  ///   - level: The severity.
  ///   - message: The text to write.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level, message)
  }

  /// Writes a message at the level `debug`.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }

  /// Writes a message at the level `debug`, which is off unless `STRATA_LOG=debug`.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }

  /// Writes a message at the level `info`.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message) }

  /// Writes a message at the level `default`.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }

  /// Writes a message at the level `error`, as Apple's method does.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }

  /// Writes a message at the level `error`.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }

  /// Writes a message at the level `fault`, as Apple's method does.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }

  /// Writes a message at the level `fault`.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }
}
