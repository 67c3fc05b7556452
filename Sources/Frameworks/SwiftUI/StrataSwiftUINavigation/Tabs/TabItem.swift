import StrataRendering
import StrataRouteCoding
public import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

/// A tab: its label and its content.
@MainActor struct TabItem {
  var tag: AnyHashable
  var label: any View
  var content: any View
  var identifier: String?
  var badge: BadgeModifier?
  /// A Boolean value that indicates whether the tab's label, if it has one, is set in the body of a
  /// view of the app.
  var isUnread = false

  /// Returns the tab's component in an address: the encoded tag, or its number.
  func component(_ index: Int) -> String {
    func encode<E: Encodable>(_ value: E) -> [String]? { URLPath.components(of: value) }
    guard let encodable = tag.base as? any Encodable, let written = encode(encodable),
      written.count == 1
    else { return "tab-\(index + 1)" }
    return written[0]
  }

  /// Returns the tabs in the content of a tab view.
  static func items(in view: any View) -> [TabItem] {
    if let item = item(view) { return [item] }
    guard !facts(of: view).isHidden else { return [] }
    if let section = view as? any HidesTab { return items(in: section.shownTab) }
    if let unread = unread(view) { return [unread] }
    guard let many = view as? any HoldsViews else { return [] }
    return many.heldViews.flatMap { items(in: $0.view) }
  }

  /// Returns the tab of a view whose type is the app's. Its label and tag are known only after its
  /// body was evaluated.
  private static func unread(_ view: any View) -> TabItem? {
    let facts = facts(of: view)
    guard !(facts.base is any HoldsViews), hasBody(facts.base) else { return nil }
    return TabItem(
      tag: facts.tag ?? NoTag.value, label: EmptyView(), content: view,
      identifier: facts.identifier, badge: facts.badge, isUnread: true)
  }

  private static func hasBody<V: View>(_ view: V) -> Bool { V.Body.self != Never.self }

  /// Returns the pages in the content of a tab view: each view is one, identified by its tag or by
  /// its identifier in a `ForEach`.
  static func pages(in view: any View, id: AnyHashable? = nil) -> [TabItem] {
    if let item = item(view) { return [item] }
    if !(view is any ModifiedView), !(view is any IsLeaf), let many = view as? any HoldsViews {
      return many.heldViews.flatMap { pages(in: $0.view, id: $0.id ?? id) }
    }
    let facts = facts(of: view)
    guard !facts.isHidden else { return [] }
    return [
      TabItem(
        tag: facts.tag ?? id ?? NoTag.value, label: EmptyView(), content: view,
        identifier: facts.identifier)
    ]
  }

  private static func item(_ view: any View) -> TabItem? {
    let facts = facts(of: view)
    guard !facts.isHidden else { return nil }
    if let tab = facts.base as? any IsTab {
      return TabItem(
        tag: tab.tabTag ?? facts.tag ?? NoTag.value, label: tab.tabLabel, content: view,
        identifier: facts.identifier, badge: facts.badge)
    }
    guard let label = facts.label else { return nil }
    return TabItem(
      tag: facts.tag ?? NoTag.value, label: label, content: view,
      identifier: facts.identifier, badge: facts.badge)
  }

  /// Returns the properties that the modifiers around a view set.
  fileprivate static func facts(of view: any View) -> TabFacts {
    var facts = TabFacts(base: view)
    while true {
      if let current = facts.base as? any ModifiedView {
        facts.add(current.viewModifier)
        facts.base = current.innerView
      } else if let tab = facts.base as? any HidesTab {
        facts.isHidden = facts.isHidden || tab.isHidden
        facts.base = tab.shownTab
      } else {
        return facts
      }
    }
  }
}

/// The tag of a tab for which the app has set no tag. Such a tab can neither be selected nor be
/// part of an address.
private struct NoTag: Hashable {
  static var value: AnyHashable { AnyHashable(NoTag()) }
}

/// The properties that the modifiers around a tab set. The outermost modifier takes precedence.
private struct TabFacts {
  var base: any View
  var tag: AnyHashable?
  var label: (any View)?
  var identifier: String?
  var badge: BadgeModifier?
  var isHidden = false

  @MainActor mutating func add(_ modifier: Any) {
    switch modifier {
    case let tagged as any TagModifierProtocol: tag = tag ?? tagged.tagValue
    case let item as TabItemModifier: label = label ?? item.label
    case let badge as BadgeModifier: self.badge = self.badge ?? badge
    case let attributes as AttributeModifier:
      identifier = identifier ?? attributes.attributes[.identifier]
    default: break
    }
  }
}

/// A view that contains other views but is a single page.
@MainActor private protocol IsLeaf {}
extension Label: IsLeaf {}

/// A view with a modifier, whatever their types.
@MainActor protocol ModifiedView {
  var innerView: any View { get }
  var viewModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var innerView: any View { content }
  var viewModifier: Any { modifier }
}

/// Sets the label of a view as a tab. The view itself is drawn unchanged.
nonisolated struct TabItemModifier: ViewModifier {
  typealias Body = Never
  var label: any View

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    if let report = EnvironmentValues(context.environment).tagListener?.owner as? TabReport {
      report.hear(label: modifier.label, tag: TabItem.facts(of: content).tag)
    }
    return V._update(content, old, context)
  }
}

extension View {
  /// Sets the label of this view as a tab.
  @available(
    iOS, deprecated: 100000,
    message: "Use `Tab(title:image:value:content:)` and related initializers instead"
  )
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
