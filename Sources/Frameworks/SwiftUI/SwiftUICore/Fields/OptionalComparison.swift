@_spi(Reflection) import Swift

/// An optional as a stored property of a view.
@MainActor protocol ComparesAsOptional {
  static var optionalComparison: FieldComparison.Comparison { get }
  /// A Boolean value that indicates whether the optional refers to an object.
  static var holdsObject: Bool { get }
  /// The type of the value in the optional.
  static var wrappedType: Any.Type { get }
  /// Returns whether the optionals at two addresses hold the same object, or are both `nil`. Neither
  /// may be a weak property.
  nonisolated static func areSameObjects(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool
}

extension Optional: ComparesAsOptional {
  /// The field whose kind says what kind of type is wrapped.
  private struct Wrapping {
    var value: Wrapped
  }

  static var holdsObject: Bool { Wrapped.self is AnyClass }
  static var wrappedType: Any.Type { Wrapped.self }

  nonisolated static func areSameObjects(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    let left = left.assumingMemoryBound(to: Self.self).pointee
    let right = right.assumingMemoryBound(to: Self.self).pointee
    guard let left, let right else { return left == nil && right == nil }
    return type(of: left) is AnyClass && type(of: right) is AnyClass
      && (left as AnyObject) === (right as AnyObject)
  }

  /// A comparison of two optionals: they are equal if both are `nil` or hold equal values. Without
  /// it, optional closures and models would make a view count as changed each time.
  static var optionalComparison: FieldComparison.Comparison {
    // A constrained protocol, such as `any Feed<Int>`, has an unknown kind and may be weak.
    guard let kind = StoredField.all(of: Wrapping.self).first?.kind, kind != .unknown else {
      return FieldComparison.never
    }
    // None of these is read as a value: a closure's form in memory depends on where it is stored,
    // and a reference may be weak, which its type does not say.
    let mayBeWeak =
      kind == .class || kind == .existential && !ExistentialLayout.holdsAnyValue(Wrapped.self)
    if kind == .function || mayBeWeak { return bitwise }
    let isSame = FieldComparison.comparison(Wrapped.self, kind)
    return { left, right in
      switch (isNothing(left), isNothing(right)) {
      case (true, true): true
      // An optional's value is where the optional is.
      case (false, false): isSame(left, right)
      default: false
      }
    }
  }

  /// A comparison by bytes. The first word is null if there is no value; otherwise, it is a
  /// closure's code or an object. The other bytes of `nil` are undefined.
  @MainActor private static var bitwise: FieldComparison.Comparison {
    let isSame = FieldComparison.bitwise(Self.self)
    return { left, right in
      let isNil = left.load(as: UInt.self) == 0 && right.load(as: UInt.self) == 0
      return isNil || isSame(left, right)
    }
  }

  private static func isNothing(_ pointer: UnsafeRawPointer) -> Bool {
    switch pointer.assumingMemoryBound(to: Self.self).pointee {
    case .none: true
    case .some: false
    }
  }
}
