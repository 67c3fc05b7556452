public import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

extension View {
  /// Changes the appearance of bars, while this view exists and its tab is selected.
  nonisolated private func barLook(
    _ bars: [ToolbarPlacement] = [], _ edit: @escaping (inout BarLook) -> Void
  ) -> some View {
    barLook(bars) { look, _ in edit(&look) }
  }

  /// Changes the appearance of bars depending on the environment of the modifier.
  nonisolated private func barLook(
    _ bars: [ToolbarPlacement], in change: @escaping (inout BarLook, EnvironmentValues) -> Void
  ) -> some View {
    let change = ForMainActor(change)
    return modifier(
      PageModifier(
        tell: { page, owner, context in
          let values = EnvironmentValues(context.environment)
          let edit = BarEdit(owner: owner, bars: bars) { change.value(&$0, values) }
          page.setLook(edit)
          if bars.names(.tabs) { values.tabBar?.set(values.isShowing ? edit : nil, owner, page) }
        }, withdraw: { page, owner in page.removeLook(of: owner) }))
  }

  /// Sets the background of bars.
  ///
  /// - Parameters:
  ///   - style: The color, gradient or material of the bars.
  ///   - bars: The bars to change; the navigation bar if none are named.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { look, environment in look.background = style._paint(in: environment) }
  }

  /// Sets whether bars have a background. If a bar has none, the content shows through it.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background is shown.
  ///   - bars: The bars to change; the navigation bar if none are named.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets whether bars have a background. If a bar has none, the content shows through it.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background is shown.
  ///   - bars: The bars to change; the navigation bar if none are named.
  @available(iOS, deprecated: 100000, renamed: "toolbarBackgroundVisibility(_:for:)")
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the color scheme of bars. With `nil` the color scheme stays as it is.
  ///
  ///     content.toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme of the bars; `nil` to leave it as it is.
  ///   - bars: The bars to change; the navigation bar if none are named.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { if let colorScheme { $0.scheme = colorScheme } }
  }

  /// Sets the role of the page's bars.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    barLook { $0.role = role }
  }

  /// Removes a default item from the page's bar.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barLook { look in
      if let defaultItemKind { look.removed.append(defaultItemKind) }
    }
  }

  /// Sets the display mode of the page's title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Shows or hides bars.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown.
  ///   - bars: The bars to change; the navigation bar if none are named.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility.modifier(visibility, bars))
  }

  /// Shows or hides bars.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown.
  ///   - bars: The bars to change; the navigation bar if none are named.
  @available(iOS, deprecated: 100000, renamed: "toolbarVisibility(_:for:)")
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(BarVisibility.modifier(visibility, bars))
  }

  /// Hides or shows the page's navigation bar.
  @available(iOS, deprecated: 100000, message: "use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibility.modifier(hidden ? .hidden : .automatic, [.navigationBar]))
  }
}

private enum BarVisibility {
  nonisolated static func modifier(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> PageModifier {
    let isHidden = visibility == .hidden
    return PageModifier(
      tell: { page, owner, context in
        if bars.names(.navigation) { page.hidesBar.current = isHidden }
        if bars.names(.bottom) { page.hidesBottomBar.current = isHidden }
        let tabBar = EnvironmentValues(context.environment).tabBar
        let isShowing = EnvironmentValues(context.environment).isShowing
        if bars.names(.tabs) { tabBar?.set(isHidden && isShowing, by: owner, on: page) }
      },
      withdraw: { page, owner in
        if bars.names(.navigation) { page.hidesBar.current = false }
        if bars.names(.bottom) { page.hidesBottomBar.current = false }
        page.tabBar?.set(false, by: owner, on: page)
      })
  }
}

/// The state of a tab view's bar. Several pages may hide the bar; only the page on top counts.
@MainActor final class TabBarModel {
  private(set) lazy var hiders = StateBox<[ObjectIdentifier: PageModel]>([:])
  private var known: Set<ObjectIdentifier> = []
  /// A Boolean value that indicates whether the first tab was selected. The value is not observed,
  /// so that setting it causes no evaluation.
  var hasBegun = false
  /// The indexes of the tabs that were selected once, whose content is kept. The set is not
  /// observed: a tab is added where the selection is read, so the view that shows it is being
  /// evaluated anyway.
  var visited: Set<Int> = []
  /// The stacks of each tab and the node of its content, by the tab's key.
  var stacks: [String: [WeakStack]] = [:]
  var grounds: [String: WeakPlace] = [:]

  nonisolated init() {}

  func set(_ isHidden: Bool, by owner: ObjectIdentifier, on page: PageModel) {
    guard known.contains(owner) != isHidden else { return }
    page.tabBar = self
    if isHidden { known.insert(owner) } else { known.remove(owner) }
    var hiders = hiders.untracked
    hiders[owner] = isHidden ? page : nil
    self.hiders.current = hiders
  }

  /// A Boolean value that indicates whether the page on top hides the bar.
  var isHidden: Bool { hiders.current.values.contains { $0.isTop.current } }

  /// The looks that pages request for the bar. The look of the page on top is used.
  private lazy var looks = StateBox<[PageLook]>([])
  private var edits: [(edit: BarEdit, page: PageModel)] = []

  func set(_ edit: BarEdit?, _ owner: ObjectIdentifier, _ page: PageModel) {
    page.tabBar = self
    edits.removeAll { $0.edit.owner == owner }
    if let edit { edits.append((edit, page)) }
    refreshLooks()
  }

  func removeLook(of owner: ObjectIdentifier) {
    guard edits.contains(where: { $0.edit.owner == owner }) else { return }
    edits.removeAll { $0.edit.owner == owner }
    refreshLooks()
  }

  private func refreshLooks() {
    let pages = Dictionary(grouping: edits) { ObjectIdentifier($0.page) }
    looks.current = pages.values.compactMap { edits in
      edits.first.map { PageLook(page: $0.page, look: edits.map(\.edit).look(of: .tabs)) }
    }
  }

  var look: BarLook { looks.current.first { $0.page.isTop.current }?.look ?? BarLook(of: .tabs) }
}

extension EnvironmentValues {
  private enum TabBarKey: EnvironmentKey { static var defaultValue: TabBarModel? { nil } }

  var tabBar: TabBarModel? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}

/// The look that one page requests for the tab bar.
private struct PageLook: Equatable {
  var page: PageModel
  var look: BarLook

  static func == (left: Self, right: Self) -> Bool {
    left.page === right.page && left.look == right.look
  }
}
