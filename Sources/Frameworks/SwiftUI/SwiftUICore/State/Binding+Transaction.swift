extension Binding {
  /// Returns a binding to the same value whose writes are animated.
  ///
  ///     Toggle("Details", isOn: $isOpen.animation())
  @MainActor public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding to the same value whose writes happen in a transaction.
  @MainActor public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let write = write
    var binding = Binding(
      get: read,
      set: { value in withTransaction(transaction) { write(value) } })
    binding.identity = identity
    binding.transaction = transaction
    return binding
  }
}
