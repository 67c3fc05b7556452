import ViewTree

/// What a view tells the container around it.
nonisolated struct SubviewTraits {
  var layoutValues: [ObjectIdentifier: Any] = [:]
  var container = ContainerValues()
  var priority = 0.0
}

/// A modifier that only tells a container something.
@MainActor protocol SubviewTrait: ViewModifier {
  func write(_ traits: inout SubviewTraits)
}

extension SubviewTrait {
  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    V._update(content, old, context)
  }
}

/// One of the views that a container tells apart.
nonisolated struct ResolvedSubview {
  var id: AnyHashable
  var view: any View
  var traits = SubviewTraits()
  /// Whether it is all that a view stands for, so that modifiers need not be repeated.
  var isWhole = true
}

/// A view that stands for any number of others.
@MainActor protocol SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview]
}

extension View {
  /// The views that this one stands for; a view with a body of its own is one.
  @MainActor func subviews(_ path: [AnyHashable] = []) -> [ResolvedSubview] {
    (self as? any SplitsIntoSubviews)?.split(path)
      ?? [ResolvedSubview(id: AnyHashable(path), view: self)]
  }
}
