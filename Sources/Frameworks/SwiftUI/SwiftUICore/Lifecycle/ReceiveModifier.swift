public import Combine
import Foundation
import StrataViewTree

/// Subscribes to a publisher for as long as the content exists.
nonisolated struct ReceiveModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  typealias Body = Never
  var publisher: Source
  var action: (Source.Output) -> Void

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? ReceiveNode<Source> ?? ReceiveNode<Source>(context)
    node.update(modifier)
    node.show(content, context)
    return node
  }
}

@MainActor final class ReceiveNode<Source: Publisher>: LifecycleNode
where Source.Failure == Never {
  private let plan = FieldPlan.plan(for: Source.self)
  private var publisher: Source?
  private var action: ((Source.Output) -> Void)?
  private var subscription: AnyCancellable?

  /// Stores the latest closure. If the publisher equals the last one, the subscription is kept.
  func update(_ modifier: ReceiveModifier<Source>) {
    action = modifier.action
    if let publisher, isSame(publisher, modifier.publisher) { return }
    publisher = modifier.publisher
    tree.afterUpdate { [weak self] in self?.subscribe(to: modifier.publisher) }
  }

  private func isSame(_ left: Source, _ right: Source) -> Bool {
    if Source.self is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    return plan.isSame(left, right)
  }

  private func subscribe(to publisher: Source) {
    guard isMounted else { return }
    let listener = Listener(node: self)
    subscription = publisher.sink { listener.receive($0) }
  }

  fileprivate func receive(_ value: Source.Output) {
    guard isMounted, let action else { return }
    tree.asDevice { action(value) }
  }

  override func unmount() {
    super.unmount()
    subscription = nil
  }

  /// A reference to the node, which a publisher may hold on another thread.
  // @unchecked: the node is touched on the main actor only.
  private final class Listener: @unchecked Sendable {
    @MainActor private weak var node: ReceiveNode?

    @MainActor init(node: ReceiveNode) { self.node = node }

    func receive(_ value: Source.Output) {
      nonisolated(unsafe) let value = value  // handed over to the view
      onMainActor { self.node?.receive(value) }
    }
  }
}

extension View {
  /// Adds an action that runs for each value of a publisher while the view exists.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: A function that is called with each value.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
