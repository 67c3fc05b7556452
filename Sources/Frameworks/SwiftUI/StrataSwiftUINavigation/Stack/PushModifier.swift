import StrataViewTree
public import SwiftUICore

/// Pushes a view onto the stack while `isPresented` is `true`. If the view is removed for another
/// reason, it sets `isPresented` to `false`.
struct PushModifier: ViewModifier {
  typealias Body = Never
  var isPresented: Binding<Bool>
  /// The value of `isPresented`. It is read in the body of the host, which therefore depends on it.
  var isWanted: Bool
  /// The identity of the destination, which may change while `isPresented` remains `true`.
  var identity: AnyHashable = 0
  /// The pushed view. It is created in the body of the host, which therefore depends on the values
  /// that the closure reads.
  var content: AnyView?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PushNode ?? PushNode(context)
    let values = EnvironmentValues(context.environment)
    node.update(modifier, values.navigation, values.split.flatMap { $0.leadsOn ? $0 : nil })
    node.show(content, context)
    return node
  }
}

@MainActor final class PushNode: LifecycleNode {
  private let view = StateBox<AnyView?>(nil)
  private weak var model: NavigationModel?
  private var pushed: (id: Int, identity: AnyHashable)?
  private var isWanted = false
  /// The place of the view if it is in a column before the last. Its pushed views take the place of
  /// the last column's root.
  private var place: SplitPlace?

  func update(_ modifier: PushModifier, _ model: NavigationModel?, _ place: SplitPlace?) {
    (self.model, self.place) = (model, place)
    isWanted = modifier.isWanted
    if isWanted { view.current = modifier.content }
    tree.afterUpdate { [weak self] in self?.settle(modifier) }
  }

  private func settle(_ modifier: PushModifier) {
    if let pushed, !isWanted || !isMounted { takeBack(pushed.id, isLast: isMounted) }
    if let pushed, pushed.identity != modifier.identity { takeBack(pushed.id, isLast: false) }
    guard isWanted, isMounted, pushed == nil, let model else { return }
    let id = model.push(
      AnyView(PushedContent(view: view)), isAboveRoot: place == nil
    ) { [weak self] in
      self?.pushed = nil
      modifier.isPresented.wrappedValue = false
    }
    pushed = (id, modifier.identity)
    place?.showPushed()
  }

  /// Removes the pushed view. If no other takes its place, a narrow window returns to the column
  /// that pushed it.
  private func takeBack(_ id: Int, isLast: Bool) {
    pushed = nil
    model?.remove(id)
    if isLast { model?.tellRoot() }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    tree.afterUpdate { [self] in if let pushed { takeBack(pushed.id, isLast: false) } }
  }
}

/// The pushed view as the view that pushes it last described it.
private struct PushedContent: View {
  var view: StateBox<AnyView?>

  var body: some View { view.current }
}

/// Reads the binding in a separate view, so that a change evaluates only that view.
nonisolated private struct PushHost<Base: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var make: () -> AnyView

  @MainActor var body: some View {
    let isWanted = isPresented.wrappedValue
    base.modifier(
      PushModifier(
        isPresented: isPresented, isWanted: isWanted, content: isWanted ? make() : nil))
  }
}

nonisolated private struct ItemPushHost<Base: View, Item: Hashable, Destination: View>: View {
  var base: Base
  var item: Binding<Item?>
  var make: (Item) -> Destination

  @MainActor var body: some View {
    let current = item.wrappedValue
    base.modifier(
      PushModifier(
        isPresented: item.isThere(), isWanted: current != nil, identity: AnyHashable(current),
        content: current.map { AnyView(make($0)) }))
  }
}

extension View {
  /// Pushes a screen while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the screen is pushed.
  ///   - destination: The view that is pushed.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    PushHost(base: self, isPresented: isPresented) { AnyView(destination()) }
  }

  /// Pushes a screen for an item while it is not `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the screen; `nil` if none is pushed.
  ///   - destination: The view that is pushed.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ItemPushHost(base: self, item: item, make: destination)
  }
}
