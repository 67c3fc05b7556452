/// A value that belongs to a place in the tree, and whoever reads it.
///
/// One write makes exactly those places dirty that read the value since its last write.
@MainActor public final class StateBox<Value> {
  private var value: Value
  // Weak: a place's state knows its readers, and they hold the state.
  private var readers: [Reader] = []
  private var readersAtLastSweep = 8
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
    if isTold { (readers, isTold) = ([], false) }
    if readers.last?.node === reader { return }
    if readers.contains(where: { $0.node === reader }) { return }
    sweepIfNeeded()
    readers.append(Reader(node: reader))
  }

  /// Readers that left the tree go before the list doubles.
  private func sweepIfNeeded() {
    guard readers.count >= readersAtLastSweep else { return }
    readers.removeAll { $0.node?.isMounted != true }
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
