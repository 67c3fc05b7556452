import Foundation

/// Lists the objects that were added with a selector, and the tokens of their blocks.
enum SelectorObservers {
  private struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    weak var object: AnyObject?
    var name: Notification.Name?
    var token: any NSObjectProtocol
  }

  // Recursive: an observer whose last reference ends here may remove itself meanwhile.
  private static let lock = NSRecursiveLock()
  // nonisolated(unsafe): both are touched only under the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  /// Notes the token of an observer's block.
  static func add(
    _ observer: AnyObject, to center: NotificationCenter, name: Notification.Name?,
    object: AnyObject?, token: any NSObjectProtocol
  ) {
    let entry = Entry(
      observer: observer, center: center, object: object, name: name, token: token)
    let dead = lock.withLock {
      let dead = entries.count >= sweepAt ? sweep() : []
      entries[ObjectIdentifier(observer), default: []].append(entry)
      return dead
    }
    for entry in dead { entry.center?.removeToken(entry.token) }
  }

  /// Forgets an observer, also while it is being released.
  ///
  /// - Returns: The tokens of its blocks.
  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: Notification.Name?,
    object: AnyObject?
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let id = ObjectIdentifier(observer)
      guard let all = entries[id] else { return [] }
      func isMeant(_ entry: Entry) -> Bool {
        entry.center === center && (entry.observer == nil || entry.observer === observer)
          && (name == nil || entry.name == name) && (object == nil || entry.object === object)
      }
      let rest = all.filter { !isMeant($0) && $0.center != nil }
      entries[id] = rest.isEmpty ? nil : rest
      return all.filter(isMeant).map(\.token)
    }
  }

  /// Forgets observers that no longer exist, and returns their entries.
  private static func sweep() -> [Entry] {
    let dead = entries.values.joined().filter { $0.observer == nil || $0.center == nil }
    entries = entries.mapValues { $0.filter { $0.observer != nil && $0.center != nil } }
      .filter { !$0.value.isEmpty }
    sweepAt = max(64, entries.count * 2)
    return Array(dead)
  }
}
