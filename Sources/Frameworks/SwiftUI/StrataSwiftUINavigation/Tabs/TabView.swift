import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Sections of an app, one in sight at a time.
///
/// Same as Apple's for tabs and for pages that are swiped. The chosen tab is part of the address:
/// its tag, if that is `Codable`, except for the first tab. A tap on the tab in sight goes back to the
/// root of its stack; at the root it scrolls to the top.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var own = 0
  @State private var visited: Set<Int> = []
  @State private var bar = TabBarModel()
  @Environment(\.router) private var router
  @Environment(\.locale) private var locale
  @Environment(\.tabLook) private var look
  @Environment(\.isShowing) private var isShowing

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    if look.isPaged {
      let pages = TabItem.pages(in: content)
      PagedTabs(pages: pages, index: current(pages), look: look) { choose($0, pages) }
    } else {
      sections
    }
  }

  private var sections: some View {
    let items = TabItem.items(in: content)
    let keys = items.enumerated().map { $1.component($0) }
    let index = begin(items, keys)
    return Structure(.tabs) {
      ForEach(Array(items.enumerated()), id: \.offset) { number, item in
        if number == index || visited.contains(number) {
          Structure(.tabContent, variant: number == index ? nil : "away") {
            TabGround(bar: bar, key: keys[number]) {
              OuterPage(
                content: AnyView(item.content).environment(\.takenBadge, item.badge?.token))
            }
          }
          .environment(\.tabKey, keys[number])
          .environment(\.isShowing, isShowing && number == index)
          .environment(\.tabBar, bar)
        }
      }
      TabBar(bar: bar, items: items, index: index) { number in
        let isAgain = number == index, hasPopped = isAgain && bar.popToRoot(of: keys[number])
        choose(number, items)
        if isAgain, !hasPopped { bar.scrollUp(keys[number]) }
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
    guard bar.hasBegun else {
      bar.hasBegun = true
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
      // Through the binding: the address asks for a tab while the body is read.
      $own.wrappedValue = index
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
