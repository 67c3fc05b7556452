/// A stored property of a view that is updated before each evaluation of the view's `body`.
///
/// Same as Apple's. A custom type takes part through the dynamic properties that it contains.
@preconcurrency public protocol DynamicProperty {
  /// Updates the value. It is called before the view's `body` is evaluated.
  @MainActor @preconcurrency mutating func update()

  /// Connects the property to the storage that its view's node keeps for it.
  @MainActor mutating func _connect(_ storage: _DynamicStorage, slot: Int)
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    FieldPlan.plan(for: Self.self).install(storage.nested(slot), in: &self)
  }
}
