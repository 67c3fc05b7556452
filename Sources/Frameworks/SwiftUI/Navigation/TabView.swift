import Rendering
import ViewTree

/// Sections of an app, one in sight at a time.
///
/// Same as Apple's for tabs with items and tags; pages that are swiped are absent. The chosen tab is
/// part of the address: its tag, if that is `Codable`, except for the first tab.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var own = 0
  @State private var visited: Set<Int> = []
  @State private var hasBegun = false
  @Environment(\.router) private var router
  @Environment(\.locale) private var locale

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let items = TabItem.items(in: content)
    let keys = items.enumerated().map { $1.component($0) }
    let index = begin(items, keys)
    Structure(.tabs) {
      ForEach(Array(items.enumerated()), id: \.offset) { number, item in
        if number == index || visited.contains(number) {
          Structure(.tabContent, variant: number == index ? nil : "away") { AnyView(item.content) }
            .environment(\.tabKey, keys[number])
            .environment(\.isShowing, number == index)
        }
      }
      Structure(.tabBar, attributes: [.label: FrameworkWords(locale)[.tabs]]) {
        ForEach(Array(items.enumerated()), id: \.offset) { number, item in
          TabLink(
            label: AnyView(item.label), url: router?.url(tab: number) ?? "/",
            isCurrent: number == index, identifier: item.identifier
          ) { choose(number, items) }
        }
      }
    }
    .onChange(of: index, initial: true) {
      visited.insert(index)
      router?.tabChosen(index)
    }
  }

  /// The tab in sight; at first the one that the address asks for.
  private func begin(_ items: [TabItem], _ keys: [String]) -> Int {
    let asked = router?.register(keys) { choose($0, items) } ?? 0
    guard hasBegun else {
      hasBegun = true
      if asked != current(items) { choose(asked, items) }
      return asked
    }
    return current(items)
  }

  private func current(_ items: [TabItem]) -> Int {
    guard let selection else { return own }
    return items.firstIndex { $0.tag == AnyHashable(selection.wrappedValue) } ?? 0
  }

  private func choose(_ index: Int, _ items: [TabItem]) {
    guard items.indices.contains(index) else { return }
    if let selection {
      if let value = items[index].tag.base as? SelectionValue { selection.wrappedValue = value }
    } else {
      own = index
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// What leads to a tab.
private struct TabLink: View {
  typealias Body = Never
  var label: AnyView
  var url: String
  var isCurrent: Bool
  var identifier: String?
  var choose: () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.tab, attributes: [.url: view.url], events: .tap)
    element.set(.isCurrent, view.isCurrent)
    element[.identifier] = view.identifier.map { "\($0)Tab" }
    let choose = view.choose
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in choose() })]) {
      AnyView._update(view.label, $0, $1)
    }
  }
}
