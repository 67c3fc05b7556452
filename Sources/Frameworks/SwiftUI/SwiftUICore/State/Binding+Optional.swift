extension Binding {
  /// Creates a binding to the value inside an optional, or `nil` if the optional is `nil` now. If
  /// it becomes `nil` later, the binding reads the first value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let (read, write, kept) = (base.read, base.write, ForMainActor(first))
    self.init(onMainActor: { read() ?? kept.value }, set: { write($0) })
  }

  /// Creates a binding to an optional from one that is not; writing `nil` changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let (read, write) = (base.read, base.write)
    self.init(
      onMainActor: { read() },
      set: { value in
        if let value { write(value) }
      })
  }
}
