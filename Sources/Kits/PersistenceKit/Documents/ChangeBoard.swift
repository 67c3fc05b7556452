import DeviceServices
import Foundation

/// Where those who keep documents in one process hear of each other's changes.
///
/// It is the process's own, and told apart by file: two connections to one file hear each other.
/// Another process is not heard.
final class ChangeBoard: Sendable {
  static let shared = ChangeBoard()

  private struct Listener: Sendable {
    let file: URL
    let owner: String
    let action: @Sendable (StoredChange) -> Void
  }

  private struct Kept: Sendable {
    var last = 0
    var listeners: [Int: Listener] = [:]
    /// How often documents of a name have changed, in each file.
    var revisions: [String: Int] = [:]
  }

  private let kept = Locked(Kept())

  func listen(
    to owner: String, in file: URL, _ action: @escaping @Sendable (StoredChange) -> Void
  ) -> Int {
    kept.withLock { kept in
      kept.last += 1
      kept.listeners[kept.last] = Listener(file: file, owner: owner, action: action)
      return kept.last
    }
  }

  func forget(_ listener: Int) { kept.withLock { $0.listeners[listener] = nil } }

  func revision(of name: String, in file: URL) -> Int {
    kept.withLock {
      $0.revisions[Self.key(name, file), default: 0] + $0.revisions[Self.key("", file), default: 0]
    }
  }

  /// Tells of a change that is on the disk. What is everybody's is nobody's news.
  func tell(_ change: StoredChange, of owner: String, in file: URL) {
    guard owner != DocumentScope.shared.owner else { return }
    let listeners = kept.withLock { kept in
      for name in change.collections ?? [""] {
        kept.revisions[Self.key(name, file), default: 0] += 1
      }
      return kept.listeners.values.filter { $0.owner == owner && $0.file == file }
    }
    for listener in listeners { listener.action(change) }
  }

  private static func key(_ name: String, _ file: URL) -> String { "\(file.path)\n\(name)" }
}
