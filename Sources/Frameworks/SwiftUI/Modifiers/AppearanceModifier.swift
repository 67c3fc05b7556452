import ViewTree

/// Acts when the content appears and when it goes, once each.
struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? AppearanceNode ?? AppearanceNode(context, appear: modifier.appear)
    node.disappear = modifier.disappear
    node.show(content, context)
    return node
  }
}

@MainActor final class AppearanceNode: LifecycleNode {
  var disappear: (() -> Void)?
  private var hasAppeared = false

  init(_ context: Context, appear: (() -> Void)?) {
    super.init(context)
    tree.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      hasAppeared = true
      appear?()
    }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    if hasAppeared, let disappear { tree.afterUpdate(disappear) }
  }
}

extension View {
  /// Acts before the view is first seen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Acts after the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
