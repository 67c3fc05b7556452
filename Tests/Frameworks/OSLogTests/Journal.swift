import Foundation
import Synchronization

@testable import os

/// A collector of the records that code writes.
final class Journal: Sendable {
  private let all = Mutex<[LogRecord]>([])

  var records: [LogRecord] { all.withLock { $0 } }
  var messages: [String] { records.map(\.message) }

  /// Runs code, and collects the messages that it writes.
  func collect(
    _ lowest: OSLogType? = .debug, showsPrivate: Bool = false, _ body: () throws -> Void
  ) rethrows {
    let destination = LogDestination(lowest: lowest, showsPrivate: showsPrivate) { record in
      self.all.withLock { $0.append(record) }
    }
    try LogDestination.$current.withValue(destination, operation: body)
  }

  /// Returns the messages that code writes.
  static func messages(showsPrivate: Bool = false, _ body: () -> Void) -> [String] {
    let journal = Journal()
    journal.collect(showsPrivate: showsPrivate, body)
    return journal.messages
  }
}
