import StrataViewTree
public import SwiftUICore

/// Animates changes inside when a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var animation: Animation?
  var value: Value

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let (animation, value) = (modifier.animation, modifier.value)
    let node = old as? TransactionNode ?? TransactionNode(context, value)
    let isNow = node.hasChanged(to: value)
    node.update(content, context) { transaction in
      if isNow(), !transaction.disablesAnimations { transaction.animation = animation }
    }
    return node
  }
}

/// Modifies the transaction of changes inside.
nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never
  var transform: (inout Transaction) -> Void

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? TransactionNode ?? TransactionNode(context, nil)
    node.update(content, context, modifier.transform)
    return node
  }
}

/// Modifies the transaction of changes inside when a value changes.
nonisolated struct TransactionValueModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var value: Value
  var transform: (inout Transaction) -> Void

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? TransactionNode ?? TransactionNode(context, modifier.value)
    let isNow = node.hasChanged(to: modifier.value)
    node.update(content, context) { if isNow() { modifier.transform(&$0) } }
    return node
  }
}

/// The node of a modifier that modifies the transaction of changes inside. It does so during its
/// update, and when a node inside is evaluated separately.
@MainActor final class TransactionNode: LifecycleNode {
  private var value: (any Equatable)?
  private var changedIn = -1
  private var transform: (inout Transaction) -> Void = { _ in }

  init(_ context: Context, _ value: (any Equatable)?) {
    self.value = value
    super.init(context)
    tree.adjusterCame()
  }

  /// Stores a new value, and returns a function that reports whether it changed in the current
  /// flush.
  func hasChanged<Value: Equatable>(to new: Value) -> () -> Bool {
    if let old = value as? Value, old != new { changedIn = tree.flushes }
    value = new
    return { [weak self] in self.map { $0.changedIn == $0.tree.flushes } ?? false }
  }

  func update<V: View>(
    _ content: V, _ context: Context, _ transform: @escaping (inout Transaction) -> Void
  ) {
    self.transform = transform
    tree.with(adjust(tree.transaction)) { show(content, context) }
  }

  override func adjust(_ transaction: MutationTransaction?) -> MutationTransaction? {
    let old = Transaction(transaction)
    var new = old
    transform(&new)
    if new.animation == old.animation, new.disablesAnimations == old.disablesAnimations {
      return transaction
    }
    // An unchanged animation keeps its scope.
    return new.mutationTransaction(within: self)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    tree.adjusterWent()
  }
}

extension View {
  /// Animates the changes of this view when a value changes.
  ///
  ///     Circle().scaleEffect(isBig ? 2 : 1).animation(.bouncy, value: isBig)
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for an immediate change.
  ///   - value: The value whose changes are animated.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of this view.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Modifies the transaction of changes in this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Modifies the transaction of this view in updates in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value that is compared with that of the last update.
  ///   - transform: A function that changes the transaction.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionValueModifier(value: value, transform: transform))
  }
}
