import Synchronization

/// An environment value that may change while its link stays the same, and the nodes that read it.
///
/// Apps put new closures and models into the environment each time a page is evaluated. With a new
/// link for each, everything below would be evaluated again; this way only the readers are.
public final class StandingValue: Sendable {
  private struct Reader {
    weak var place: EvaluatingNode?
  }

  // @unchecked: values of views stay on the main actor.
  private struct Storage: @unchecked Sendable {
    var value: Any
    var readers: [ObjectIdentifier: Reader] = [:]
    /// The number of readers at which those that no longer exist are removed.
    var room = 32
    var isReadByStrangers = false

    mutating func note(_ place: EvaluatingNode) {
      readers[ObjectIdentifier(place)] = Reader(place: place)
      guard readers.count > room else { return }
      readers = readers.filter { $0.value.place != nil }
      room = max(32, 2 * readers.count)
    }
  }

  private let storage: Mutex<Storage>

  /// Creates a value without readers.
  public init(_ value: Any) { storage = Mutex(Storage(value: value)) }

  /// A Boolean value that indicates whether the value was read outside of an evaluated node. Then
  /// only a new link in the environment makes every reader evaluate again.
  public var isReadByStrangers: Bool { storage.withLock { $0.isReadByStrangers } }

  /// The number of nodes that are evaluated again when the value changes.
  var readerCount: Int { storage.withLock { $0.readers.count } }

  /// Returns the current value.
  ///
  /// - Parameter place: The node to evaluate again when the value changes; `nil` if the value is
  ///   read outside of a node.
  func read(for place: EvaluatingNode?) -> Any {
    storage.withLock { storage -> Sent in
      if let place { storage.note(place) } else { storage.isReadByStrangers = true }
      return Sent(value: storage.value)
    }.value
  }

  /// Changes the value; the nodes that read the last one are evaluated again in this flush.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - transaction: The transaction of the change.
  @MainActor public func change(to value: Any, for transaction: MutationTransaction?) {
    let value = Sent(value: value)
    let readers = storage.withLock { storage in
      storage.value = value.value
      defer { storage.readers = [:] }
      return storage.readers.values.compactMap(\.place)
    }
    for reader in readers { reader.invalidate(for: transaction) }
  }

  // @unchecked: see ``Storage``.
  private struct Sent: @unchecked Sendable {
    var value: Any
  }
}
