import StrataRendering
package import StrataViewTree

/// Runs actions when the content appears and disappears. It appears when it is created and each
/// time the tab around it is selected; it disappears when it is removed and each time that tab is
/// left. An element of a lazy stack or a list appears when the browser reports that it comes near
/// the visible part.
nonisolated package struct AppearanceModifier: ViewModifier {
  package typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  /// A Boolean value that indicates whether the actions follow only the content's creation and
  /// removal, not its visibility.
  var isLasting = false

  package init(
    appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil, isLasting: Bool = false
  ) {
    (self.appear, self.disappear, self.isLasting) = (appear, disappear, isLasting)
  }

  @MainActor package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? AppearanceNode ?? AppearanceNode(context)
    let isShowing = EnvironmentValues(context.environment).isShowing
    (node.appear, node.disappear) = (modifier.appear, modifier.disappear)
    node.isShowing = modifier.isLasting || isShowing
    if !context.isFar || modifier.isLasting { node.isNear = true }
    node.show(content, node.isNear ? context : context.telling(node))
    return node
  }
}

@MainActor final class AppearanceNode: LifecycleNode {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private var hasAppeared = false
  var isShowing = false { didSet { settle() } }
  /// A Boolean value that indicates whether the node was ever near the visible part.
  var isNear = false { didSet { settle() } }
  private var isInSight = false
  /// A Boolean value that indicates whether the view has an `onAppear` action that has not run yet.
  var isActionDue: Bool { appear != nil && isInSight && !hasAppeared }

  /// Called once, when the browser reports that the element is near the visible part.
  func cameNear() {
    isNear = true
    // A container may have put another element around the observed one.
    var next: Node? = children.first
    while let node = next {
      if let element = node as? ElementNode, element.element.events.contains(.more) {
        return element.mute(.more)
      }
      next = node.children.first
    }
  }

  private func settle() {
    guard isInSight != (isShowing && isNear) else { return }
    isInSight.toggle()
    if isInSight { come() } else { go() }
  }

  private func come() {
    tree.afterUpdate { [weak self] in
      guard let self, isMounted, isInSight, !hasAppeared else { return }
      hasAppeared = true
      appear?()
    }
  }

  private func go() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let disappear { tree.afterUpdate(disappear) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    go()
  }
}

extension Context {
  /// Returns a context whose element reports when it comes near the visible part.
  @MainActor fileprivate func telling(_ node: AppearanceNode) -> Context {
    adding(.event(.more, { [weak node] _ in node?.cameNear() }))
  }
}

extension View {
  /// Adds an action that runs when the view appears: after it is created, and each time its tab is
  /// selected again.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Adds an action that runs after the view is removed or its tab is left.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
