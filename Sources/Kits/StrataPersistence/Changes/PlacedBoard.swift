import Foundation
import StrataDeviceServices

/// Notifies listeners in one process when documents with a position change.
///
/// All devices share these documents, so listeners are registered by file and collection.
final class PlacedBoard: Sendable {
  static let shared = PlacedBoard()

  private struct Topic: Hashable, Sendable {
    let file: URL
    let name: String
  }

  private struct Kept: Sendable {
    var last = 0
    var listeners: [Topic: [Int: @Sendable (PlacedChange) -> Void]] = [:]
  }

  private let kept = Locked(Kept())

  /// Registers a listener, and returns a closure that removes it.
  func listen(
    to name: String, in file: URL, _ action: @escaping @Sendable (PlacedChange) -> Void
  ) -> @Sendable () -> Void {
    let topic = Topic(file: file, name: name)
    let number = kept.withLock { kept in
      kept.last += 1
      kept.listeners[topic, default: [:]][kept.last] = action
      return kept.last
    }
    return { [self] in
      kept.withLock { kept in
        kept.listeners[topic]?[number] = nil
        if kept.listeners[topic]?.isEmpty == true { kept.listeners[topic] = nil }
      }
    }
  }

  /// Notifies the listeners of a change that is on the disk.
  func tell(_ change: PlacedChange, of name: String, in file: URL) {
    let listeners = kept.withLock { kept in
      kept.listeners[Topic(file: file, name: name)].map { Array($0.values) } ?? []
    }
    for listener in listeners { listener(change) }
  }
}
