/// A value that code outside of any actor passes to the view tree.
///
/// Apple's SwiftUI lets any code make views, whatever they hold: closures, bindings, values that
/// are not `Sendable`. The view tree uses them on the main actor only, and so must the code that
/// reads this value.
// @unchecked: the value never changes, and can be read on the main actor only.
package struct ForMainActor<Value>: @unchecked Sendable {
  private let stored: Value

  /// Keeps a value for the main actor.
  package init(_ value: Value) { stored = value }

  /// The value that only the main actor uses.
  @MainActor package var value: Value { stored }
}
