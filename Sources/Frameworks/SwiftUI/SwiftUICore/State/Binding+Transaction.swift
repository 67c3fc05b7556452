extension Binding {
  /// Returns a binding to the same value whose writes are animated.
  ///
  ///     Toggle("Details", isOn: $isOpen.animation())
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding to the same value whose writes happen in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let (write, kept) = (write, ForMainActor(transaction))
    var binding = Binding(
      onMainActor: read,
      set: { value in withTransaction(kept.value) { write(value) } })
    binding.identity = identity
    binding.transaction = transaction
    return binding
  }
}
