import Foundation

/// The stored properties of a type, which are analyzed once. They determine which properties are
/// dynamic and how two values are compared.
///
/// A `Mirror` costs 4.6 µs each time. The plan is made once for each type and then only reads
/// memory.
@MainActor package struct FieldPlan {
  private struct Field {
    var offset: Int
    var install: ((UnsafeMutableRawPointer, _DynamicStorage, Int) -> Void)?
    var isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private var fields: [Field] = []
  /// A Boolean value that indicates whether the type has any dynamic properties.
  package private(set) var isDynamic = false
  /// A Boolean value that indicates whether values with equal bytes are certainly equal.
  private var isPlain = false
  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  package static func plan(for type: Any.Type) -> FieldPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let plan = FieldPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    fields = StoredField.all(of: type).map { field in
      Field(
        offset: field.offset, install: FieldPlan.installer(field.type),
        isSame: FieldComparison.comparison(field.type, field.kind))
    }
    isDynamic = fields.contains { $0.install != nil }
    isPlain = !fields.isEmpty && FieldComparison.isPlain(type)
    if let optional = type as? any ComparesAsOptional.Type {
      fields = [Field(offset: 0, isSame: optional.optionalComparison)]
    }
  }

  /// Connects a value's dynamic properties to the storage of its node.
  func install<Value>(_ storage: _DynamicStorage, in value: inout Value) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (slot, field) in fields.enumerated() {
        field.install?(base + field.offset, storage, slot)
      }
    }
  }

  /// Returns whether two values are equal as far as their fields show it. Closures are equal only
  /// if they are the same closure with the same context.
  package func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        // The common case, decided by one comparison of memory.
        if isPlain, memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
        // An enum has no fields to compare, yet may have changed.
        if fields.isEmpty { return MemoryLayout<Value>.size == 0 }
        return fields.allSatisfy { $0.isSame(left + $0.offset, right + $0.offset) }
      }
    }
  }

  private static func installer(
    _ type: Any.Type
  ) -> ((UnsafeMutableRawPointer, _DynamicStorage, Int) -> Void)? {
    func open<P: DynamicProperty>(
      _ type: P.Type
    ) -> (UnsafeMutableRawPointer, _DynamicStorage, Int) -> Void {
      { pointer, storage, slot in
        // The plan was made from the type's layout, so the field at this offset is a P.
        pointer.assumingMemoryBound(to: P.self).pointee._connect(storage, slot: slot)
        pointer.assumingMemoryBound(to: P.self).pointee.update()
      }
    }
    guard let dynamic = type as? any DynamicProperty.Type else { return nil }
    return open(dynamic)
  }
}
