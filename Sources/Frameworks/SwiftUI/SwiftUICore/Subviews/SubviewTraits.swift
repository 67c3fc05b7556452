package import StrataViewTree

/// What a view tells the container around it.
package nonisolated struct SubviewTraits {
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  package var container = ContainerValues()
  package var priority = 0.0

  package init() {}
}

/// A modifier that only tells a container something.
@MainActor package protocol SubviewTrait: ViewModifier {
  func write(_ traits: inout SubviewTraits)
}

extension SubviewTrait {
  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    V._update(content, old, context)
  }
}

/// One of the views that a container tells apart.
package nonisolated struct ResolvedSubview {
  package var id: AnyHashable
  package var view: any View
  package var traits = SubviewTraits()
  /// Whether it is all that a view stands for, so that modifiers need not be repeated.
  var isWhole = true
}

/// A view that stands for any number of others.
@MainActor protocol SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview]
}

extension View {
  /// The views that this one stands for; a view with a body of its own is one.
  @MainActor package func subviews(_ path: [AnyHashable] = []) -> [ResolvedSubview] {
    (self as? any SplitsIntoSubviews)?.split(path)
      ?? [ResolvedSubview(id: AnyHashable(path), view: self)]
  }
}
