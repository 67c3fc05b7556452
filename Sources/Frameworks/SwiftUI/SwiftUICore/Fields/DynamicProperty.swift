/// A stored property of a view that is brought up to date before each `body`.
///
/// Same as Apple's, except that a type of your own is updated through its nested properties only.
@preconcurrency public protocol DynamicProperty {
  /// Called before `body` is read.
  @MainActor @preconcurrency mutating func update()

  /// Connects the property with what its place keeps.
  @MainActor mutating func _connect(_ storage: _DynamicStorage, slot: Int)
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    FieldPlan.plan(for: Self.self).install(storage.nested(slot), in: &self)
  }
}
