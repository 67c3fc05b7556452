extension Binding {
  /// The value inside an optional, or `nil` while there is none.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// An optional that is never `nil`; writing `nil` changes nothing.
  @MainActor public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }
}
