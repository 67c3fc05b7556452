/// An object that writes events, and intervals with their durations, as messages at the level
/// `debug`.
///
///     let state = signposter.beginInterval("load")
///     signposter.endInterval("load", state)      // … debug [com.example:net] end load: 0.0125 s
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for a subsystem and a category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or module, such as its bundle identifier.
  ///   - category: The part of the subsystem that logs.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a subsystem and a predefined category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or module, such as its bundle identifier.
  ///   - category: The part of the subsystem that logs.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a signposter that writes to the log of a logger.
  public init(logger: Logger) { log = logger.handle }

  /// Creates a signposter without a subsystem.
  public init() { log = .default }

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that no other signpost of the process has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns an identifier that belongs to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Writes an event to the log.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - id: The identifier of the interval or event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.signpost("event", name, id: id)
  }

  /// Writes an event with details to the log.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - id: The identifier of the interval or event.
  ///   - message: A message with values that are logged.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    log.signpost("event", name, id: id, details: message)
  }

  /// Writes the beginning of an interval to the log.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - id: The identifier of the interval or event.
  /// - Returns: The state that is needed to end the interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    log.signpost("begin", name, id: id)
    return OSSignpostIntervalState(id: id)
  }

  /// Writes the beginning of an interval, with details.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - id: The identifier of the interval or event.
  ///   - message: A message with values that are logged.
  /// - Returns: The state that is needed to end the interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    log.signpost("begin", name, id: id, details: message)
    return OSSignpostIntervalState(id: id)
  }

  /// Writes the end of an interval, with its duration.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - state: The value that the beginning of the interval returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.signpost("end", name, id: state.signpostID, since: state.end())
  }

  /// Writes the end of an interval, with its duration and details.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - state: The value that the beginning of the interval returned.
  ///   - message: A message with values that are logged.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    log.signpost("end", name, id: state.signpostID, since: state.end(), details: message)
  }

  /// Calls a closure, and writes the beginning and the end of the call, even if it throws.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - id: The identifier of the interval or event.
  ///   - task: The work that the interval encloses.
  /// - Returns: The result of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Calls a closure, and writes the beginning of the call, with details, and the end.
  ///
  /// - Parameters:
  ///   - name: The name of the interval or event.
  ///   - id: The identifier of the interval or event.
  ///   - message: A message with values that are logged.
  ///   - task: The work that the interval encloses.
  /// - Returns: The result of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }
}

/// The details of a signpost.
public typealias SignpostMetadata = OSLogMessage
