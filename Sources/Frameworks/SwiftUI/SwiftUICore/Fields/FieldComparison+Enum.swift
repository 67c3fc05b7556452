@_spi(Reflection) import Swift

extension FieldComparison {
  /// The property by which the value of an enum's case is compared.
  private struct Payload<Value> {
    var value: Value
  }

  /// The answers of ``mayDifferBehindBytes(_:)`` so far, by type.
  private static var differing: [ObjectIdentifier: Bool] = [:]

  /// Compares enums, of which only the present case's value can be seen: they are the same with equal
  /// bytes, unless the value may differ behind them, such as a binding that is made of closures.
  static func enumeration(_ type: Any.Type) -> Comparison {
    // A custom mirror need not show the value.
    if type is any CustomReflectable.Type { return never }
    func open<Value>(_ type: Value.Type) -> Comparison { enumeration(of: type) }
    return _openExistential(type, do: open)
  }

  private static func enumeration<Value>(of type: Value.Type) -> Comparison {
    let hasSameBytes = bitwise(type)
    return { left, right in
      guard hasSameBytes(left, right) else { return false }
      let mirror = Mirror(reflecting: left.assumingMemoryBound(to: type).pointee)
      return mirror.children.allSatisfy { isSettled($0.value) }
    }
  }

  /// Returns whether a value equals itself: a binding of unknown identity does not.
  private static func isSettled(_ value: Any) -> Bool {
    func open<Value>(_ value: Value) -> Bool {
      let payload = Payload(value: value)
      return FieldPlan.plan(for: Payload<Value>.self).isSame(payload, payload)
    }
    return _openExistential(value, do: open)
  }

  /// Returns whether values of a type may differ though their bytes are equal, as those with a binding
  /// that is made of closures.
  static func mayDifferBehindBytes(_ type: Any.Type) -> Bool {
    if let known = differing[ObjectIdentifier(type)] { return known }
    let isDiffering = hasHiddenField(type)
    differing[ObjectIdentifier(type)] = isDiffering
    return isDiffering
  }

  /// Returns whether a value has a property such as `@Environment` or `@State`, which reads something
  /// that is not in the value, as a button's style may.
  static func readsOutside(_ type: Any.Type) -> Bool {
    StoredField.all(of: type).contains {
      $0.type is any DynamicProperty.Type && !($0.type is any ComparesAsField.Type)
    }
  }

  private static func hasHiddenField(_ type: Any.Type) -> Bool {
    if type is any ComparesAsField.Type { return true }
    func open<Value>(_ type: Value.Type) -> _MetadataKind { StoredField.kind(of: type) }
    switch _openExistential(type, do: open) {
    case .struct, .tuple, .optional, .enum: break
    default: return false
    }
    if readsOutside(type) { return true }
    if type is any Equatable.Type { return false }
    if let optional = type as? any ComparesAsOptional.Type {
      return mayDifferBehindBytes(optional.wrappedType)
    }
    return StoredField.all(of: type).contains { mayDifferBehindBytes($0.type) }
  }
}
