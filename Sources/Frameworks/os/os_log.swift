// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's functions of C have names of C.

/// Writes a message at the level `default`, without a subsystem.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default, message)
}

/// Writes a message at a level, without a subsystem.
///
/// - Parameters:
///   - logLevel: The severity.
///   - message: The format of the message.
public func os_log(_ logLevel: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(logLevel, message)
}

/// Writes a message at a level to a log.
///
/// - Parameters:
///   - logLevel: The severity.
///   - log: The log.
///   - message: The format of the message.
public func os_log(
  _ logLevel: OSLogType, log: OSLog, _ message: @autoclosure () -> OSLogMessage
) {
  log.write(logLevel, message)
}

/// Writes a message to a log, from a format of C and its values.
///
/// - Parameters:
///   - message: The format. `%{public}@` shows a value, `%{private}d` does not; numbers are shown
///     by default, other values are not.
///   - dso: Not used. On Apple's platforms it is the binary that logs.
///   - log: The log.
///   - type: The level.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type) { FormatString.message(message.description, args) }
}

/// Writes a message to a log, from a format of C and its values.
///
/// - Parameters:
///   - type: The level.
///   - dso: Not used. On Apple's platforms it is the binary that logs.
///   - log: The log.
///   - message: The format. `%{public}@` shows a value, `%{private}d` does not; numbers are shown
///     by default, other values are not.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type) { FormatString.message(message.description, args) }
}
