/// A value that belongs to a place in the tree, and whoever reads it.
///
/// One write makes exactly those places dirty that read the value since its last write.
@MainActor public final class StateBox<Value> {
  private var value: Value
  // Weak: a place's state knows its readers, and they hold the state.
  private var readers: [Reader] = []
  private var readersAtLastSweep = 8
  /// Where each reader stands among the many; few are found faster without.
  private var places: [ObjectIdentifier: Int] = [:]
  /// Whether the readers know of a change since they read; those who read again begin a new list.
  private var isTold = false

  public init(_ value: Value) { self.value = value }

  /// The value; reading it inside an evaluation makes that place depend on it.
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

  /// Sets the value without a word to whoever reads it.
  public func setUntold(_ new: Value) { value = new }

  /// The value, read without depending on it.
  public var untracked: Value { value }

  private func register() {
    guard let reader = Evaluation.current else { return }
    if isTold { (readers, places, isTold) = ([], [:], false) }
    if readers.last?.node === reader { return }
    if isKnown(reader) { return }
    sweepIfNeeded()
    readers.append(Reader(node: reader))
    if readers.count > Self.few { note(readers.count - 1) }
  }

  private static var few: Int { 8 }

  private func isKnown(_ reader: EvaluatingNode) -> Bool {
    guard readers.count > Self.few else { return readers.contains { $0.node === reader } }
    // Another place may have had the address before.
    return places[ObjectIdentifier(reader)].map { readers[$0].node === reader } ?? false
  }

  /// Notes where the last reader stands; at the first of many, where all do.
  private func note(_ last: Int) {
    for index in (places.isEmpty ? 0 : last)...last {
      if let node = readers[index].node { places[ObjectIdentifier(node)] = index }
    }
  }

  /// Readers that left the tree go before the list doubles.
  private func sweepIfNeeded() {
    guard readers.count >= readersAtLastSweep else { return }
    readers.removeAll { $0.node?.isMounted != true }
    places = [:]
    readersAtLastSweep = max(8, readers.count * 2)
  }

  private func notify() {
    let (toldNow, isAgain) = (readers, isTold)
    isTold = true
    for reader in toldNow {
      // Who waits to be computed already may hear of another cause; who was computed is no reader.
      guard let node = reader.node, !isAgain || node.isDirty else { continue }
      node.invalidate()
    }
  }
}

private struct Reader {
  weak var node: EvaluatingNode?
}

/// Whether two values are the same as far as their type can tell.
func isEqual<T>(_ left: T, _ right: T) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
  if let left = left as? any Equatable { return compare(left) }
  return false
}
