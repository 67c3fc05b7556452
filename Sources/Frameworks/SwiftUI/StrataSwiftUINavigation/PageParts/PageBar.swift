import StrataRendering
import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The bar of a page. It contains the back link, the items, and the title once the large title has
/// scrolled away.
struct PageBar: View {
  var page: PageModel
  var depth: Int
  var model: NavigationModel
  var back: [String]
  @Environment(\.split) private var split
  @Environment(\.outerPlace) private var outer

  var body: some View {
    let entries = page.entries
    let look = page.look.current
    let _ = depth == 0 ? split?.note(page) : nil
    if !page.hidesBar.current, !page.holdsStack.current {
      Structure(.navigationBar, variant: look.variant, style: look.style) {
        Structure(.barLeading) {
          if depth > 0, !page.hidesBackButton.current {
            BackLink(url: model.url(of: back), title: model.title(below: depth)) { model.pop() }
          } else if depth == 0, let split, let column = split.back {
            // Shown only in a narrow window.
            BackLink(url: model.url(of: []), title: split.title(of: column), variant: "narrow") {
              split.model.goBack(to: column)
            }
          } else if depth == 0, let outer, outer.leadsBack {
            BackLink(
              url: outer.model.url(of: outer.back), title: outer.model.title(below: outer.depth)
            ) { outer.model.pop() }
          }
          if depth == 0, let split, split.column == .detail, showsToggle(split) {
            SidebarToggle(split: split.model)
          }
          EntryList(entries: entries, place: .leading)
        }
        Structure(.barTitle, attributes: isInline ? [:] : [.isHidden: "true"]) {
          BarTitle(title: title(entries), menu: entries.first { $0.placement.place == .titleMenu })
        }
        Structure(.barTrailing) {
          EntryList(entries: entries, place: .trailing)
          if entries.contains(where: { $0.placement.place == .secondary }) {
            SecondaryActions(entries: entries)
          }
          if page.isRefreshable.current { RefreshButton(page: page) }
        }
      }
    }
  }

  /// Returns whether the app has left the sidebar's button at its usual place, both in this
  /// column's bar and in the sidebar's bar.
  private func showsToggle(_ split: SplitPlace) -> Bool {
    page.shows(.sidebarToggle) && split.model.isToggleKept()
  }

  /// A Boolean value that indicates whether the bar's title is always shown and read, even if the
  /// app has placed an item or a menu in its place.
  private var isInline: Bool {
    page.displayMode.current.isInline
      || page.entries.contains {
        $0.placement.place == .principal || $0.placement.place == .titleMenu
      }
  }

  private func title(_ entries: [_ToolbarEntry]) -> AnyView {
    if let principal = entries.first(where: { $0.placement.place == .principal }) {
      return principal.content
    }
    return AnyView(page.shows(.title) ? page.title.current : nil)
  }
}

extension SplitPlace {
  /// Remembers the page of the column. Its title is that of the link from the next column, and the
  /// sidebar's bar may take the button that shows the sidebar.
  @MainActor fileprivate func note(_ page: PageModel) {
    if !page.holdsStack.current { model.pages[column.rank] = page }
    guard column == .sidebar else { return }
    model.isToggleKept = { [weak page] in page?.shows(.sidebarToggle) ?? true }
  }

  @MainActor fileprivate func title(of column: NavigationSplitViewColumn) -> Text? {
    (model.pages[column.rank] as? PageModel)?.titleOnNext
  }
}

extension PageModel {
  /// The items of all bars, in order.
  var entries: [_ToolbarEntry] { items.current.flatMap(\.items) }
}

/// The items of one placement.
struct EntryList: View {
  var entries: [_ToolbarEntry]
  var place: ToolbarItemPlacement.Place

  var body: some View {
    let members = entries.filter { $0.placement.place == place }
    ForEach(Array(members.enumerated()), id: \.offset) { $0.element.content }
  }
}

/// The title in the bar. If it has a menu, pressing the title opens the menu.
private struct BarTitle: View {
  var title: AnyView
  var menu: _ToolbarEntry?
  @State private var isOpen = false

  var body: some View {
    if let menu {
      let close: @MainActor @Sendable () -> Void = { isOpen = false }
      Button {
        isOpen = true
      } label: {
        title
        Image(systemName: "chevron.down").font(.caption)
      }
      .modifier(
        SheetModifier(form: .menu, isPresented: isOpen, dismiss: close) {
          Structure(.menuList) { menu.content.environment(\.afterAction, close) }
        })
    } else {
      title
    }
  }
}

/// The bars at the bottom of a page: the bar with the app's items, and the bar above the on-screen
/// keyboard.
struct PageFoot: View {
  var page: PageModel

  var body: some View {
    let entries = page.entries
    if !page.hidesBottomBar.current, !page.holdsStack.current {
      if entries.contains(where: { $0.placement.place == .bottom || $0.placement.place == .status })
      {
        let look = page.footLook.current
        Structure(.box, variant: look.footVariant, style: look.style) {
          EntryList(entries: entries, place: .bottom)
          EntryList(entries: entries, place: .status)
        }
      }
    }
    if entries.contains(where: { $0.placement.place == .keyboard }) {
      Structure(.box, variant: "keys") { EntryList(entries: entries, place: .keyboard) }
    }
  }
}

/// The link to the page below, with its title.
private struct BackLink: View {
  typealias Body = Never
  var url: String
  var title: Text?
  var variant: String?
  var action: () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    let name = view.title?.resolved(in: environment) ?? ""
    let words = name.isEmpty ? FrameworkWords(environment.locale)[.back] : name
    let action = view.action
    var element = Element(
      .backLink, attributes: [.url: view.url, .identifier: "BackButton"], events: .tap)
    element[.variant] = view.variant
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in action() })]) {
      Text._update(Text(verbatim: words), $0, $1)
    }
  }
}

/// A button that refreshes the page, for users who cannot pull it down.
private struct RefreshButton: View {
  var page: PageModel
  @State private var isRunning = false
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      guard !isRunning else { return }
      isRunning = true
      Task {
        await page.refresh?()
        isRunning = false
      }
    } label: {
      Image(systemName: "arrow.clockwise")
    }
    .accessibilityLabel(FrameworkWords(locale)[.refresh])
    .accessibilityIdentifier("RefreshButton")
    .modifier(AttributeModifier(attributes: isRunning ? [.isBusy: "true"] : [:]))
  }
}
