@_spi(Reflection) import Swift

/// The comparisons that decide whether a stored property of a view is unchanged.
@MainActor enum FieldComparison {
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  static func comparison(_ type: Any.Type, _ kind: _MetadataKind) -> Comparison {
    if let own = type as? any ComparesAsField.Type { return own.fieldComparison }
    if type is any KeptInPlace.Type { return { _, _ in true } }
    // A weak reference has the type of a strong one, so it must not be read as a value.
    if let optional = type as? any ComparesAsOptional.Type, optional.holdsObject {
      return optional.optionalComparison
    }
    if let equatable = type as? any Equatable.Type { return equal(equatable) }
    switch kind {
    case .function, .class, .existentialMetatype: return bitwise(type)
    // The runtime reports a type that it does not know as an empty tuple.
    case .tuple where type == Void.self: return never
    case .struct, .tuple: return memberwise(type)
    case .optional: return (type as? any ComparesAsOptional.Type)?.optionalComparison ?? never
    case .existential: return existential(type)
    case .enum: return enumeration(type)
    // Of other types only equal bytes are known to be equal, as in a copy of the last value.
    default: return bitwise(type)
    }
  }

  /// The comparison for values of which it cannot be known whether they are equal: they always
  /// count as different.
  static let never: Comparison = { _, _ in false }

  /// Returns whether equal bytes of values of a type mean equal values. That is not the case for
  /// properties with a custom comparison, such as a binding, whose value may have changed while its
  /// bytes are the same.
  static func isPlain(_ type: Any.Type) -> Bool {
    StoredField.all(of: type).allSatisfy { field in
      if field.type is any ComparesAsField.Type { return false }
      if field.type is any Equatable.Type || field.kind == .class { return true }
      return field.kind == .function || field.kind == .struct && isPlain(field.type)
    }
  }

  private static func existential(_ type: Any.Type) -> Comparison {
    // Views are declared in a folder that uses this one, hence the cast.
    let comparing = ExistentialComparison.self as Any.Type as? any ComparesExistentials.Type
    return comparing?.comparison(of: type) ?? never
  }

  private static func equal<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { left, right in
      left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
    }
  }

  /// Compares closures and references by their bytes.
  static func bitwise(_ type: Any.Type) -> Comparison {
    func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let size = _openExistential(type, do: open)
    return { left, right in
      UnsafeRawBufferPointer(start: left, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
    }
  }

  private static func memberwise(_ type: Any.Type) -> Comparison {
    let members = StoredField.all(of: type).map { field in
      (offset: field.offset, isSame: comparison(field.type, field.kind))
    }
    // A struct of C has no fields that the runtime knows.
    if members.isEmpty { return bitwise(type) }
    return { left, right in
      members.allSatisfy { $0.isSame(left + $0.offset, right + $0.offset) }
    }
  }
}

/// A property wrapper that replaces the comparison of its fields by another one.
@MainActor protocol ComparesAsField {
  static var fieldComparison: FieldComparison.Comparison { get }
}

/// Compares stored properties of types such as `any Shape` and `any View`.
@MainActor enum ExistentialComparison {}

/// The comparison of values whose type is known only at run time.
@MainActor protocol ComparesExistentials {
  static func comparison(of type: Any.Type) -> FieldComparison.Comparison
}

/// A property whose value is stored in the view's node. The field in the view holds only the
/// initial value, so a comparison ignores it.
package protocol KeptInPlace {}
