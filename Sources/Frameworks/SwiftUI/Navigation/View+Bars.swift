import ViewTree

extension View {
  /// Changes how the bars of the page look, for as long as this view is there.
  private func barLook(_ edit: @escaping (inout BarLook) -> Void) -> some View {
    modifier(
      PageModifier(
        tell: { page, owner, _ in page.setLook(of: owner, edit) },
        withdraw: { page, owner in page.removeLook(of: owner) }))
  }

  /// Fills the bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let paint = style._paint(in: EnvironmentValues())
    return barLook { if bars.names(.navigation) { $0.background = paint } }
  }

  /// Whether the bars have a ground: hidden ones let the content through.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook { if bars.names(.navigation) { $0.backgroundVisibility = visibility } }
  }

  /// Whether the bars have a ground: hidden ones let the content through.
  @available(*, deprecated, renamed: "toolbarBackgroundVisibility(_:for:)")
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook { if bars.names(.navigation) { $0.backgroundVisibility = visibility } }
  }

  /// What the bars of the page are for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { barLook { $0.role = role } }

  /// Takes something out of the bar that it has of itself.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barLook { $0.isTitleRemoved = defaultItemKind == .title }
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility.modifier(visibility, bars))
  }

  /// Shows or hides bars.
  @available(*, deprecated, renamed: "toolbarVisibility(_:for:)")
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility.modifier(visibility, bars))
  }

  @available(*, deprecated, message: "use toolbar(.hidden)")
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibility.modifier(hidden ? .hidden : .automatic, [.navigationBar]))
  }
}

private enum BarVisibility {
  @MainActor static func modifier(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> PageModifier {
    let isHidden = visibility == .hidden
    return PageModifier(
      tell: { page, owner, context in
        if bars.names(.navigation) { page.hidesBar.current = isHidden }
        if bars.names(.bottom) { page.hidesBottomBar.current = isHidden }
        let tabBar = EnvironmentValues(context.environment).tabBar
        if bars.names(.tabs) { tabBar?.set(isHidden, by: owner, on: page) }
      },
      withdraw: { page, owner in
        if bars.names(.navigation) { page.hidesBar.current = false }
        if bars.names(.bottom) { page.hidesBottomBar.current = false }
        page.tabBar?.set(false, by: owner, on: page)
      })
  }
}

/// Whether the bar of a tab view is shown: a page that hides it may be covered by another.
@MainActor final class TabBarModel {
  private(set) lazy var hiders = StateBox<[ObjectIdentifier: PageModel]>([:])
  private var known: Set<ObjectIdentifier> = []
  /// Whether the first tab was chosen. No state: nothing is drawn again for it.
  var hasBegun = false

  nonisolated init() {}

  func set(_ isHidden: Bool, by owner: ObjectIdentifier, on page: PageModel) {
    guard known.contains(owner) != isHidden else { return }
    page.tabBar = self
    if isHidden { known.insert(owner) } else { known.remove(owner) }
    var hiders = hiders.untracked
    hiders[owner] = isHidden ? page : nil
    self.hiders.current = hiders
  }

  /// Whether the page in sight hides it.
  var isHidden: Bool { hiders.current.values.contains { $0.isTop.current } }
}

extension EnvironmentValues {
  private enum TabBarKey: EnvironmentKey { static var defaultValue: TabBarModel? { nil } }

  var tabBar: TabBarModel? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}
