import StrataViewTree
public import SwiftUICore

/// Gives what changes below an animation, when a value changes.
struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var animation: Animation?
  var value: Value

  static func _update<V: View>(
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

/// Changes the transaction of what changes below.
struct TransactionModifier: ViewModifier {
  typealias Body = Never
  var transform: (inout Transaction) -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? TransactionNode ?? TransactionNode(context, nil)
    node.update(content, context, modifier.transform)
    return node
  }
}

/// Changes the transaction of what changes below, when a value changes.
struct TransactionValueModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var value: Value
  var transform: (inout Transaction) -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? TransactionNode ?? TransactionNode(context, modifier.value)
    let isNow = node.hasChanged(to: modifier.value)
    node.update(content, context) { if isNow() { modifier.transform(&$0) } }
    return node
  }
}

/// The place of a modifier that changes the cause of what happens below it: while it is updated
/// itself, and when something below is computed on its own.
@MainActor final class TransactionNode: LifecycleNode {
  private var value: (any Equatable)?
  private var changedIn = -1
  private var transform: (inout Transaction) -> Void = { _ in }

  init(_ context: Context, _ value: (any Equatable)?) {
    self.value = value
    super.init(context)
    tree.adjusterCame()
  }

  /// Notes a new value; the answer tells whether it came with the flush that is under way.
  func hasChanged<Value: Equatable>(to new: Value) -> () -> Bool {
    if let old = value as? Value, old != new { changedIn = tree.flushes }
    value = new
    return { [weak self] in self.map { $0.changedIn == $0.tree.flushes } ?? false }
  }

  func update<V: View>(
    _ content: V, _ context: Context, _ transform: @escaping (inout Transaction) -> Void
  ) {
    self.transform = transform
    tree.with(adjust(tree.cause)) { show(content, context) }
  }

  override func adjust(_ cause: Cause?) -> Cause? {
    let old = Transaction(cause)
    var new = old
    transform(&new)
    if new.animation == old.animation, new.disablesAnimations == old.disablesAnimations {
      return cause
    }
    // An animation that was there already reaches as far as it did.
    return new.cause(within: self)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    tree.adjusterWent()
  }
}

extension View {
  /// Animates what changes in this view when a value changes.
  ///
  ///     Circle().scaleEffect(isBig ? 2 : 1).animation(.bouncy, value: isBig)
  ///
  /// - Parameter animation: how; `nil` makes the change happen at once.
  public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates everything that changes in this view.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction that changes of this view come with.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of this view in the update in which a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionValueModifier(value: value, transform: transform))
  }
}
