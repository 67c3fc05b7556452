import Foundation
import StrataDeviceServices

/// Notifies the document stores of one process of each other's changes.
///
/// Two connections of a process to the same file notify each other. Changes by other workers of the
/// host come through ``ChangeRelay``; those by any other process are not noticed. On PostgreSQL, each database has a separate board, on which its feed reports the
/// changes of all other servers.
final class ChangeBoard: Sendable {
  static let shared = ChangeBoard()

  /// The subject of a notification: the owner of the changed documents, and their file.
  private struct Topic: Hashable, Sendable {
    let file: URL
    let owner: String
  }

  private struct Kept: Sendable {
    var last = 0
    /// The listeners by topic, so that a change costs as much with ten thousand devices as with
    /// one.
    var listeners: [Topic: [Int: @Sendable (StoredChange) -> Void]] = [:]
    /// The number of changes by file and collection.
    var revisions: [String: Int] = [:]
  }

  private let kept = Locked(Kept())

  /// Registers a listener, and returns a closure that removes it.
  func listen(
    to owner: String, in file: URL, _ action: @escaping @Sendable (StoredChange) -> Void
  ) -> @Sendable () -> Void {
    let topic = Topic(file: file, owner: owner)
    let number = kept.withLock { kept in
      kept.last += 1
      kept.listeners[topic, default: [:]][kept.last] = action
      return kept.last
    }
    return { [self] in forget(number, of: topic) }
  }

  private func forget(_ number: Int, of topic: Topic) {
    kept.withLock { kept in
      kept.listeners[topic]?[number] = nil
      if kept.listeners[topic]?.isEmpty == true { kept.listeners[topic] = nil }
    }
  }

  func revision(of name: String, in file: URL) -> Int {
    kept.withLock {
      $0.revisions[Self.key(name, file), default: 0] + $0.revisions[Self.key("", file), default: 0]
    }
  }

  /// Notifies the listeners of a change that is on the disk. Documents that all devices share have
  /// no listeners.
  func tell(_ change: StoredChange, of owner: String, in file: URL) {
    guard owner != DocumentOwner.shared else { return }
    let listeners = kept.withLock { kept in
      for name in change.collections ?? [""] {
        kept.revisions[Self.key(name, file), default: 0] += 1
      }
      return Array(kept.listeners[Topic(file: file, owner: owner), default: [:]].values)
    }
    for listener in listeners { listener(change) }
  }

  /// Notifies all listeners of a database that any document of their devices may have changed.
  func tellAll(in file: URL) {
    let listeners = kept.withLock { kept in
      kept.revisions[Self.key("", file), default: 0] += 1
      return kept.listeners.filter { $0.key.file == file }.flatMap { Array($0.value.values) }
    }
    let change = StoredChange(collections: nil, origin: ChangeOrigin())
    for listener in listeners { listener(change) }
  }

  private static func key(_ name: String, _ file: URL) -> String { "\(file.path)\n\(name)" }
}
