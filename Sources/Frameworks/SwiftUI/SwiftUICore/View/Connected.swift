/// A value, such as a modifier, whose dynamic properties are connected to the node of the view that
/// contains it.
package struct Connected<Value>: DynamicProperty {
  package var value: Value

  package init(value: Value) { self.value = value }

  @MainActor package mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    FieldPlan.plan(for: Value.self).install(storage.nested(slot), in: &value)
  }
}

extension Connected: ComparesAsField {
  static var fieldComparison: FieldComparison.Comparison {
    let plan = FieldPlan.plan(for: Value.self)
    return { left, right in
      plan.isSame(
        left.assumingMemoryBound(to: Connected<Value>.self).pointee.value,
        right.assumingMemoryBound(to: Connected<Value>.self).pointee.value)
    }
  }
}
