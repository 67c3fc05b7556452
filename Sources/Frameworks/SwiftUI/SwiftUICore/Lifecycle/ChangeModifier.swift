package import StrataViewTree

/// Runs an action when a value changes.
nonisolated package struct ChangeModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  var value: Value
  var initial: Bool
  var action: (Value, Value) -> Void

  package init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    (self.value, self.initial, self.action) = (value, initial, action)
  }

  @MainActor package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? ChangeNode<Value> ?? ChangeNode<Value>(context)
    node.update(modifier)
    node.show(content, context)
    return node
  }
}

@MainActor final class ChangeNode<Value: Equatable>: LifecycleNode {
  private var value: Value?

  func update(_ modifier: ChangeModifier<Value>) {
    let new = modifier.value
    let old = value
    value = new
    if let old {
      guard old != new else { return }
      tree.afterChange { modifier.action(old, new) }
    } else if modifier.initial {
      tree.afterUpdate { modifier.action(new, new) }
    }
  }
}

extension View {
  /// Adds an action that runs when a value changes, with the old and the new value.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed.
  ///   - initial: `true` to run the action also when the view is created. Both arguments are then
  ///     the current value.
  ///   - action: A function that is called after a change, with the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Adds an action that runs when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed.
  ///   - initial: `true` to run the action also when the view is created.
  ///   - action: A function that is called after a change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Adds an action that runs when a value changes, with the new value.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed.
  ///   - action: A function that is called after a change, with the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}
