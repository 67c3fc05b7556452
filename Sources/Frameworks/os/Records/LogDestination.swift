import Foundation
import Synchronization

/// The place to which messages are written, and the level from which they are written.
struct LogDestination: Sendable {
  /// The least important level that is written; `nil` if nothing is written.
  var lowest: OSLogType?
  /// A Boolean value that indicates whether private values are shown.
  var showsPrivate = false
  /// A closure that writes a record.
  var write: @Sendable (LogRecord) -> Void

  /// Standard error, with the settings of the environment.
  static let standard = LogDestination(environment: ProcessInfo.processInfo.environment) {
    append($0.line, to: .standardError)
  }

  /// A lock, so that one thread writes at a time: a long line is written to a pipe in parts.
  private static let turn = Mutex(())

  /// Writes a line to a file. A line that cannot be written is lost; the program continues.
  static func append(_ line: String, to file: FileHandle) {
    turn.withLock { _ in try? file.write(contentsOf: Data((line + "\n").utf8)) }
  }

  /// The destination for the running task. Tests set another one.
  @TaskLocal static var current = standard

  /// Creates a destination that writes all levels.
  init(
    lowest: OSLogType? = .debug, showsPrivate: Bool = false,
    write: @escaping @Sendable (LogRecord) -> Void
  ) {
    self.lowest = lowest
    self.showsPrivate = showsPrivate
    self.write = write
  }

  /// Creates a destination with the settings of the environment: `STRATA_LOG` is the least
  /// important level, or `off`; with `STRATA_LOG_PRIVATE=1` private values are shown.
  init(environment: [String: String], write: @escaping @Sendable (LogRecord) -> Void) {
    let asked = environment["STRATA_LOG"]?.lowercased()
    let known = OSLogType.names.first { $0.name == asked }?.type
    self.init(
      lowest: asked == "off" ? nil : known ?? .info,
      showsPrivate: environment["STRATA_LOG_PRIVATE"] == "1", write: write)
  }

  func accepts(_ type: OSLogType) -> Bool { lowest.map { type.rank >= $0.rank } ?? false }
}
