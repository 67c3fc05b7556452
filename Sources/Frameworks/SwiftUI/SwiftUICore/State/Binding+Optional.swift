extension Binding {
  /// Creates a binding to the value inside an optional, or `nil` if the optional is `nil` now. If
  /// it becomes `nil` later, the binding reads the first value.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to an optional from one that is not; writing `nil` changes nothing.
  @MainActor public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }
}
