import Foundation

extension ExistentialComparison: ComparesExistentials {
  /// Returns the comparison of an existential type's values: equal types with equal values.
  ///
  /// Objects are the same if they are identical, as in a property of a class type. The content that
  /// such an object shows must be observed, or its own views must depend on its changes, as those
  /// of UIKit's views do.
  static func comparison(of type: Any.Type) -> FieldComparison.Comparison {
    if type == (any View).self { return views }
    func open<Value>(_ type: Value.Type) -> FieldComparison.Comparison { comparison(type) }
    return _openExistential(type, do: open)
  }

  /// Compares views by their fields, as in an update of a view: a view's `==` counts only with
  /// `.equatable()`. Equal bytes do not suffice, since a binding among the fields may have no
  /// identity.
  private static var views: FieldComparison.Comparison {
    { left, right in
      isSame(
        left.assumingMemoryBound(to: (any View).self).pointee,
        right.assumingMemoryBound(to: (any View).self).pointee)
    }
  }

  /// Compares views without boxing either of them, as every modifier with a body holds one.
  private static func isSame<Kind: View>(_ left: Kind, _ right: any View) -> Bool {
    guard type(of: right) == Kind.self, let right = right as? Kind else { return false }
    if Kind.self is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    return FieldPlan.plan(for: Kind.self).isSame(left, right)
  }

  /// Returns the comparison for other protocols. Equal bytes decide at once, as those of an object or
  /// of a box that both share, unless a property of the value may differ behind them.
  private static func comparison<Value>(_ existential: Value.Type) -> FieldComparison.Comparison {
    let holdsAnyValue = ExistentialLayout.holdsAnyValue(existential)
    return { left, right in
      let hasSameBytes =
        holdsAnyValue
        ? ExistentialLayout.haveSameBytes(left, right)
        : memcmp(left, right, MemoryLayout<Value>.size) == 0
      if hasSameBytes, !holdsAnyValue { return true }
      let left: Any = left.assumingMemoryBound(to: Value.self).pointee as Any
      let right: Any = right.assumingMemoryBound(to: Value.self).pointee as Any
      let kind = type(of: left)
      if hasSameBytes, !FieldComparison.mayDifferBehindBytes(kind) { return true }
      return kind == type(of: right) && isSame(as: kind, left, right)
    }
  }

  private static func isSame(as kind: Any.Type, _ left: Any, _ right: Any) -> Bool {
    func open<Kind>(_ kind: Kind.Type) -> Bool { isSame(kind, left, right) }
    return _openExistential(kind, do: open)
  }

  /// Compares values of a type. Only a cast to that type unwraps them: a generic value that is an
  /// `any P` remains one as an `Any`.
  private static func isSame<Kind>(_ kind: Kind.Type, _ left: Any, _ right: Any) -> Bool {
    guard let left = left as? Kind, let right = right as? Kind else { return false }
    if kind is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    if !(left is any View) {
      // Only views are evaluated again by themselves when what their properties read has changed.
      if FieldComparison.readsOutside(kind) { return false }
      if let left = left as? any Equatable { return isEqual(left, right) }
    }
    return FieldPlan.plan(for: kind).isSame(left, right)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left).map { left == $0 } ?? false
  }
}
