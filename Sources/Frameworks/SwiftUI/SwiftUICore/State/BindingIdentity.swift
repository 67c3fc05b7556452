/// The identity of the value that a binding refers to.
indirect enum BindingIdentity: Hashable {
  case object(ObjectIdentifier)
  case member(BindingIdentity, AnyKeyPath)
  /// An element of a collection, identified by its index.
  case element(BindingIdentity, AnyHashable)
  /// A value that is computed from another one, always in the same way.
  case converted(BindingIdentity)
}

extension Binding: ComparesAsField {
  static var fieldComparison: FieldComparison.Comparison {
    { left, right in
      let left = left.assumingMemoryBound(to: Binding<Value>.self).pointee.identity
      return left != nil
        && left == right.assumingMemoryBound(to: Binding<Value>.self).pointee.identity
    }
  }
}
