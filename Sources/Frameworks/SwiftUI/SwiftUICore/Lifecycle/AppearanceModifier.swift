import StrataRendering
package import StrataViewTree

/// Acts when the content appears and when it goes: when it is made and taken away, and each time
/// that the tab around it is chosen and left. A member of a lazy stack or a list appears when a browser
/// says that it comes near what is in sight.
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
  /// Whether it was ever near what is in sight.
  var isNear = false { didSet { settle() } }
  private var isInSight = false

  /// A browser says so once.
  func cameNear() {
    isNear = true
    // A container may have put an element of its own around the one that was asked.
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
  /// The same, with an element that says when it comes near what is in sight.
  @MainActor fileprivate func telling(_ node: AppearanceNode) -> Context {
    adding(.event(.more, { [weak node] _ in node?.cameNear() }))
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
