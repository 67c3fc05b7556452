import Rendering
import RouteCoding
import ViewTree

/// One tab: what stands for it, and what it shows.
@MainActor struct TabItem {
  var tag: AnyHashable
  var label: any View
  var content: any View
  var identifier: String?

  /// The tab's component in an address: its value as a route writes it, or its number.
  func component(_ index: Int) -> String {
    func encode<E: Encodable>(_ value: E) -> [String]? { try? RouteCoder.components(for: value) }
    guard let encodable = tag.base as? any Encodable, let written = encode(encodable),
      written.count == 1
    else { return "tab-\(index + 1)" }
    return written[0]
  }

  /// Reads the tabs out of a tab view's content.
  static func items(in view: any View) -> [TabItem] {
    if let item = item(view) { return [item] }
    guard let many = view as? any HoldsViews else { return [] }
    return many.heldViews.flatMap { items(in: $0.view) }
  }

  private static func item(_ view: any View) -> TabItem? {
    var tag: AnyHashable?
    var label: (any View)?
    var identifier: String?
    var next: (any View)? = view
    while let current = next as? any ModifiedView {
      if let tagged = current.viewModifier as? any TagModifierProtocol {
        tag = tag ?? tagged.tagValue
      }
      if let item = current.viewModifier as? TabItemModifier { label = label ?? item.label }
      if let attributes = current.viewModifier as? AttributeModifier {
        identifier = identifier ?? attributes.attributes[.identifier]
      }
      next = current.innerView
    }
    guard let label else { return nil }
    return TabItem(tag: tag ?? AnyHashable(0), label: label, content: view, identifier: identifier)
  }
}

/// A view with a modifier, of whatever types.
@MainActor protocol ModifiedView {
  var innerView: any View { get }
  var viewModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var innerView: any View { content }
  var viewModifier: Any { modifier }
}

/// Says what stands for a view among tabs; drawing is not changed.
struct TabItemModifier: ViewModifier {
  typealias Body = Never
  var label: any View

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    V._update(content, old, context)
  }
}

extension View {
  /// What stands for this view among tabs.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
