/// A property whose value may show something else without notice, such as an object of the app that
/// is neither observed nor a view of UIKit. A view with it is evaluated with the view around it.
package struct Unobserved<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Unobserved: ComparesAsField {
  static var fieldComparison: FieldComparison.Comparison { FieldComparison.never }
}
