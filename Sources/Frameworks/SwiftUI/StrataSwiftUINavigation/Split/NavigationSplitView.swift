import StrataRendering
import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

/// A view of two or three columns, where the choice in one column determines the content of the
/// next.
///
/// Same as Apple's: a narrow window shows one column at a time. A link in a column replaces the
/// content of the last column. If the link is in a list whose selection has the type of the link's
/// value, it selects the value instead, and the next columns show what the app derives from the
/// selection. A new selection, also by the app, removes what is pushed above the root of the last
/// column, except for a path that the app holds. In a narrow window the columns also follow a
/// selection that the app changes or has at launch, and going back to a list removes its selection. A
/// link in the last column pushes above the column's root.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let sidebar: Sidebar
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let detail: Detail
  var columnVisibility: Binding<NavigationSplitViewVisibility>?
  var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  @State private var path: [AnyHashable] = []
  @State private var holder = ModelHolder()
  @State private var split = SplitModel()
  @Environment(\.router) private var router
  @Environment(\.tabKey) private var tabKey
  @Environment(\.isInSheet) private var isInSheet
  @Environment(\.tabBar) private var tabBar
  @Environment(\.window) private var window
  @Environment(\.knownFacts) private var knownFacts
  @Environment(\.[StyleOf<NavigationSplitViewStyleConfiguration>()]) private var style

  nonisolated init(
    sidebar: Sidebar, content: Content, detail: Detail,
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    (self.sidebar, self.content, self.detail, self.columnVisibility, self.preferredCompactColumn) =
      (sidebar, content, detail, columnVisibility, preferredCompactColumn)
  }

  public var body: some View {
    let model = holder.model(router: isInSheet ? nil : router, key: tabKey)
    let path = $path
    model.read = { path.wrappedValue }
    model.write = { path.wrappedValue = $0 }
    let (split, first) = (split, beforeDetail)
    model.location = window?.location
    model.onRoot = { split.show(first) }
    split.navigation = model
    split.knownFacts = knownFacts
    split.columnVisibility = columnVisibility
    split.preferredCompactColumn = preferredCompactColumn
    return styled(model, path.wrappedValue)
      .onChange(of: path.wrappedValue) {
        model.pathChanged()
        if !path.wrappedValue.isEmpty { split.show(.detail) }
      }
      .onChange(of: preferredCompactColumn?.wrappedValue, initial: true) { _, new in
        if let new { split.compact.current = new }
      }
      .onChange(of: columnVisibility?.wrappedValue, initial: true) { _, new in
        if let new { split.isSidebarShown.current = new != .detailOnly }
      }
      .modifier(
        AppearanceModifier(
          appear: {
            model.begin()
            tabBar?.connect(model, in: tabKey)
          },
          disappear: {
            model.end()
            tabBar?.disconnect(model, in: tabKey)
          }, isLasting: true)
      )
  }

  @ViewBuilder private func styled(_ model: NavigationModel, _ path: [AnyHashable]) -> some View {
    if let style {
      style.make(
        NavigationSplitViewStyleConfiguration { StylePart(columns(model, path, look: $0)) })
    } else {
      columns(model, path, look: nil)
    }
  }

  private func columns(
    _ model: NavigationModel, _ path: [AnyHashable], look: String?
  ) -> some View {
    Structure(.box, variant: [variant, look].compactMap { $0 }.joined(separator: " ")) {
      column(.sidebar, model) { sidebar }
      if Content.self != EmptyView.self { column(.content, back: .sidebar, model) { content } }
      Structure(.box, variant: "col main", style: split.rules(of: .detail)) {
        StackPages(
          root: detail, model: model, path: path, pushed: model.pushed.current, keepsRoot: false)
      }
      .environment(\.split, SplitPlace(model: split, column: .detail, back: beforeDetail))
    }
  }

  private var beforeDetail: NavigationSplitViewColumn {
    Content.self == EmptyView.self ? .sidebar : .content
  }

  private func next(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .sidebar && Content.self != EmptyView.self ? .content : .detail
  }

  private var variant: String {
    let compact = "split at-\(split.compact.current.name)"
    let visibility = columnVisibility?.wrappedValue
    if !split.isSidebarShown.current { return compact + " only" }
    return visibility == .doubleColumn && Content.self != EmptyView.self
      ? compact + " double" : compact
  }

  private func column<Page: View>(
    _ column: NavigationSplitViewColumn, back: NavigationSplitViewColumn? = nil,
    _ model: NavigationModel, @ViewBuilder content: () -> Page
  ) -> some View {
    let content = content()
    return Structure(.box, variant: "col \(column.name)", style: split.rules(of: column)) {
      PageView(depth: 0, isTop: false, model: model, address: [], back: [], isAway: false) {
        content
      }
      SplitEdge(model: split, column: column)
    }
    .environment(\.navigation, model)
    .environment(
      \.split, SplitPlace(model: split, column: column, back: back, next: next(column)))
  }
}
