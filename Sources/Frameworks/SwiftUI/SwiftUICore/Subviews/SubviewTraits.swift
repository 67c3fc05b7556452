package import StrataViewTree

/// The values that a view passes to the container around it.
package nonisolated struct SubviewTraits {
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  package var container = ContainerValues()
  package var priority = 0.0

  package init() {}
}

/// A modifier that only sets a value for the container around the view.
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

/// A subview of a container with its identity and its traits.
package nonisolated struct ResolvedSubview {
  package var id: AnyHashable
  package var view: any View
  package var traits = SubviewTraits()
  /// A Boolean value that indicates whether the subview is the whole of a view. Modifiers then need
  /// not be applied to each part.
  var isWhole = true
}

/// A view that consists of any number of subviews.
@MainActor protocol SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview]
}

extension View {
  /// Returns the subviews of this view. A view with a custom `body` is one subview.
  @MainActor package func subviews(_ path: [AnyHashable] = []) -> [ResolvedSubview] {
    (self as? any SplitsIntoSubviews)?.split(path)
      ?? [ResolvedSubview(id: AnyHashable(path), view: self)]
  }
}
