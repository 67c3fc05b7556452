import Foundation

extension ExistentialComparison: ComparesExistentials {
  /// Returns the comparison of an existential type's values: equal types with equal values.
  ///
  /// A large value is in a box, which copies share: then equal bytes decide. Views are compared by
  /// their fields, since a binding among them may lead to another value behind the same bytes.
  static func comparison(of type: Any.Type) -> FieldComparison.Comparison {
    func open<Value>(_ type: Value.Type) -> FieldComparison.Comparison { comparison(type) }
    return _openExistential(type, do: open)
  }

  private static func comparison<Value>(_ existential: Value.Type) -> FieldComparison.Comparison {
    { left, right in
      let hasSameBytes = memcmp(left, right, MemoryLayout<Value>.size) == 0
      if hasSameBytes, existential != (any View).self { return true }
      let left: Any = left.assumingMemoryBound(to: Value.self).pointee as Any
      let right: Any = right.assumingMemoryBound(to: Value.self).pointee as Any
      let kind = type(of: left)
      return kind == type(of: right) && isSame(as: kind, left, right)
    }
  }

  private static func isSame(as kind: Any.Type, _ left: Any, _ right: Any) -> Bool {
    func open<Kind>(_ kind: Kind.Type) -> Bool { isSame(kind, left, right) }
    return _openExistential(kind, do: open)
  }

  /// Compares values of a type. Only a cast to it unwraps them: a generic value that is an `any P`
  /// remains one as an `Any`.
  private static func isSame<Kind>(_ kind: Kind.Type, _ left: Any, _ right: Any) -> Bool {
    guard let left = left as? Kind, let right = right as? Kind else { return false }
    // As where the view is updated: its own `==` counts only with `.equatable()`.
    if !(left is any View), let left = left as? any Equatable { return isEqual(left, right) }
    if kind is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    return FieldPlan.plan(for: kind).isSame(left, right)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left).map { left == $0 } ?? false
  }
}
