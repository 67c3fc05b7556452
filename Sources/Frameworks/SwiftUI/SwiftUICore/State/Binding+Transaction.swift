extension Binding {
  /// The same value; writing it is animated.
  ///
  ///     Toggle("Details", isOn: $isOpen.animation())
  @MainActor public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// The same value, written in a transaction.
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
