package import ViewTree

/// Acts when the content appears and when it goes: when it is made and taken away, and each time
/// that the tab around it is chosen and left.
package struct AppearanceModifier: ViewModifier {
  package typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  /// Whether it is the content's whole life that counts, in sight or not.
  var isLasting = false

  package init(
    appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil, isLasting: Bool = false
  ) {
    (self.appear, self.disappear, self.isLasting) = (appear, disappear, isLasting)
  }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? AppearanceNode ?? AppearanceNode(context)
    let isInSight = modifier.isLasting || EnvironmentValues(context.environment).isShowing
    (node.appear, node.disappear) = (modifier.appear, modifier.disappear)
    node.isInSight = isInSight
    node.show(content, context)
    return node
  }
}

@MainActor final class AppearanceNode: LifecycleNode {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private var hasAppeared = false

  var isInSight = false {
    didSet {
      guard isInSight != oldValue else { return }
      if isInSight { come() } else { go() }
    }
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

extension View {
  /// Acts before the view is seen: at first, and when its tab is chosen again.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Acts after the view has gone, or its tab was left.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
