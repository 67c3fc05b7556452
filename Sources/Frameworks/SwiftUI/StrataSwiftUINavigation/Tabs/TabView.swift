import StrataRendering
import StrataViewTree
public import SwiftUICore

/// A view of the sections of an app, of which one is visible.
///
/// Same as Apple's for tabs and for pages that are swiped. The selected tab is part of the address:
/// its tag, if that is `Codable`. Only the tab that the app selects at the beginning is not. A tap on
/// the selected tab returns to the root of its stack, or, at the root, scrolls to the top.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let selection: Binding<SelectionValue>?
  nonisolated(unsafe) let content: Content
  @State private var own = 0
  @State private var bar = TabBarModel()
  @State private var reports = TabReports()
  @Environment(\.router) private var router
  @Environment(\.locale) private var locale
  @Environment(\.tabLook) private var look
  @Environment(\.isShowing) private var isShowing

  /// Creates a tab view and binds the tag of the selected tab.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab.
  ///   - content: The views.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    self.init(selection: selection, views: content())
  }

  nonisolated init(selection: Binding<SelectionValue>?, views: Content) {
    (self.selection, content) = (selection, views)
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
    let items = TabItem.items(in: content).enumerated().map { number, item in
      item.isUnread ? reports[number, type(of: item.content)].completing(item) : item
    }
    let keys = items.enumerated().map { $1.component($0) }
    let index = begin(items, keys)
    bar.visited.insert(index)
    return Structure(.tabs) {
      ForEach(Array(items.enumerated()), id: \.offset) { number, item in
        if bar.visited.contains(number) || item.isUnread {
          Structure(.tabContent, variant: number == index ? nil : "away") {
            TabGround(bar: bar, key: keys[number]) {
              AfterAppearance(
                content: OuterPage(
                  content: AnyView(item.content).environment(\.takenBadge, item.badge?.token)))
            }
          }
          .environment(\.tabKey, keys[number])
          .environment(\.isShowing, isShowing && number == index)
          .environment(\.tabBar, bar)
          .environment(
            \.tagListener,
            item.isUnread ? reports[number, type(of: item.content)].listener : nil)
        }
      }
      TabBar(bar: bar, items: items, index: index) { number in
        let isAgain = number == index, hasPopped = isAgain && bar.popToRoot(of: keys[number])
        choose(number, items)
        if isAgain, !hasPopped { bar.scrollUp(keys[number]) }
      }
    }
    .onChange(of: index, initial: true) { router?.tabChosen(index) }
  }

  /// Returns the index of the selected tab. At the first call it is the tab in the address, if the
  /// address names one.
  private func begin(_ items: [TabItem], _ keys: [String]) -> Int {
    let initial = current(items)
    let asked = router?.register(keys, initial: initial) { choose($0, items) } ?? initial
    guard !bar.hasBegun else { return initial }
    bar.hasBegun = true
    if asked != initial { choose(asked, items) }
    return asked
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
      // Set through the binding, because the tab of the address is set while the body is evaluated.
      $own.wrappedValue = index
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that manages its selection by itself.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
