/// A property whose value may change without notice, such as an object of the app that is neither
/// observed nor a view of UIKit. A view with such a property is evaluated each time the view around
/// it is.
package struct Unobserved<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Unobserved: ComparesAsField {
  static var fieldComparison: FieldComparison.Comparison { FieldComparison.never }
}
