/// A value that belongs to a node of the tree, and its readers.
///
/// A write marks exactly those nodes dirty that read the value since its last write.
@MainActor public final class StateBox<Value> {
  private var value: Value
  // Weak: a node's state knows its readers, and they hold the state.
  private var readers: [Reader] = []
  private var readersAtLastSweep = 8
  /// The index of each reader; only kept if there are many, since few are found faster without it.
  private var places: [ObjectIdentifier: Int] = [:]
  /// A Boolean value that indicates whether the readers were notified since they read the value.
  /// The next read then begins a new list.
  private var hasNotified = false

  /// Creates a box with an initial value.
  public init(_ value: Value) { self.value = value }

  /// The value. A node that reads it while it is evaluated is evaluated again when the value
  /// changes.
  public var current: Value {
    get {
      register()
      return value
    }
    set {
      let isSame = isEqual(value, newValue)
      value = newValue
      if !isSame { notify() }
    }
  }

  /// Sets the value without notifying its readers.
  public func setUntold(_ new: Value) { value = new }

  /// The value. Reading this property does not make a node depend on the value.
  public var untracked: Value { value }

  private func register() {
    guard let reader = Evaluation.current else { return }
    if hasNotified { (readers, places, hasNotified) = ([], [:], false) }
    if readers.last?.node === reader { return }
    if isKnown(reader) { return }
    sweepIfNeeded()
    readers.append(Reader(node: reader))
    if readers.count > Self.few { note(readers.count - 1) }
  }

  private static var few: Int { 8 }

  private func isKnown(_ reader: EvaluatingNode) -> Bool {
    guard readers.count > Self.few else { return readers.contains { $0.node === reader } }
    // Another node may have had this address before.
    return places[ObjectIdentifier(reader)].map { readers[$0].node === reader } ?? false
  }

  /// Records the index of the last reader; once there are many, records those of all.
  private func note(_ last: Int) {
    for index in (places.isEmpty ? 0 : last)...last {
      if let node = readers[index].node { places[ObjectIdentifier(node)] = index }
    }
  }

  /// Removes the readers that left the tree, each time before the list doubles.
  private func sweepIfNeeded() {
    guard readers.count >= readersAtLastSweep else { return }
    readers.removeAll { $0.node?.isMounted != true }
    places = [:]
    readersAtLastSweep = max(8, readers.count * 2)
  }

  private func notify() {
    let (notified, isAgain) = (readers, hasNotified)
    hasNotified = true
    for reader in notified {
      // A dirty node is notified again of the new transaction; one that was evaluated since is no
      // reader.
      guard let node = reader.node, !isAgain || node.isDirty else { continue }
      node.invalidate()
    }
  }
}

private struct Reader {
  weak var node: EvaluatingNode?
}

/// Returns whether two values are equal; `false` if they are not `Equatable`.
func isEqual<T>(_ left: T, _ right: T) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
  if let left = left as? any Equatable { return compare(left) }
  return false
}
