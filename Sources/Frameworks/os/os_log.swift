// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's functions of C have names of C.

/// Writes a message on the level `default`, without a subsystem.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default, message)
}

/// Writes a message on a level, without a subsystem.
///
/// - Parameters:
///   - logLevel: The severity.
///   - message: The format of the message.
public func os_log(_ logLevel: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(logLevel, message)
}

/// Writes a message on a level to a log.
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

/// Writes a message of a format of C and its values to a log.
///
/// - Parameters:
///   - message: The format. `%{public}@` shows a value, `%{private}d` does not; numbers are shown
///     by default, other values are not.
///   - dso: Ignored; at Apple, the image that logs.
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

/// Writes a message of a format of C and its values to a log.
///
/// - Parameters:
///   - type: The level.
///   - dso: Ignored; at Apple, the image that logs.
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
