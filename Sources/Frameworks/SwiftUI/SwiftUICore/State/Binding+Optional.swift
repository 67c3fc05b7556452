extension Binding {
  /// Creates a binding to the value inside an optional. Returns `nil` if the optional is `nil` now.
  /// If it becomes `nil` later, the binding reads the value that it had at its creation.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let (read, write, kept) = (base.read, base.write, ForMainActor(first))
    self.init(onMainActor: { read() ?? kept.value }, set: { write($0) })
  }

  /// Creates a binding to an optional from a binding to a value that is not optional. Writing `nil`
  /// changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let (read, write) = (base.read, base.write)
    self.init(
      onMainActor: { read() },
      set: { value in
        if let value { write(value) }
      })
  }
}
