import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The links to the tabs.
struct TabBar: View {
  var bar: TabBarModel
  var items: [TabItem]
  var index: Int
  var choose: (Int) -> Void
  @Environment(\.router) private var router
  @Environment(\.locale) private var locale

  var body: some View {
    Structure(
      .tabBar, variant: bar.isHidden ? "away" : nil,
      attributes: [.label: FrameworkWords(locale)[.tabs]],
      style: bar.look.wholeStyle + [.tabCount(items.count)]
    ) {
      ForEach(Array(items.enumerated()), id: \.offset) { number, item in
        TabLink(
          label: AnyView(item.label), badge: item.badge?.text,
          url: router?.url(tab: number) ?? "/", isCurrent: number == index,
          identifier: item.identifier
        ) { choose(number) }
      }
    }
  }
}

/// The link to a tab.
private struct TabLink: View {
  typealias Body = Never
  var label: AnyView
  var badge: Text?
  var url: String
  var isCurrent: Bool
  var identifier: String?
  var choose: () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.tab, attributes: [.url: view.url], events: .tap)
    element.set(.isCurrent, view.isCurrent)
    element[.identifier] = view.identifier.map { "\($0)Tab" }
    let choose = view.choose
    let content = TabFace(label: view.label, badge: view.badge)
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in choose() })]) {
      content.update($0, $1)
    }
  }
}

/// The content of a tab's link.
private struct TabFace: View {
  var label: AnyView
  var badge: Text?

  var body: some View {
    label
    if let badge { badge.attribute(.variant, "badge") }
  }
}
