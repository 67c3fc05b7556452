public import SwiftUICore

extension NavigationSplitView {
  /// Creates a split view of three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The view of the sidebar.
  ///   - content: The views.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view of three columns and binds the visible columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the columns that are shown.
  ///   - sidebar: The view of the sidebar.
  ///   - content: The views.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility)
  }

  /// Creates a split view of three columns and binds the column shown in a narrow window.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column that a narrow window shows.
  ///   - sidebar: The view of the sidebar.
  ///   - content: The views.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(),
      preferredCompactColumn: preferredCompactColumn)
  }

  /// Creates a split view of three columns and binds the visible columns and the column shown in a
  /// narrow window.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the columns that are shown.
  ///   - preferredCompactColumn: A binding to the column that a narrow window shows.
  ///   - sidebar: The view of the sidebar.
  ///   - content: The views.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The view of the sidebar.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view of two columns and binds the visible columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the columns that are shown.
  ///   - sidebar: The view of the sidebar.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: columnVisibility
    )
  }

  /// Creates a split view of two columns and binds the column shown in a narrow window.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column that a narrow window shows.
  ///   - sidebar: The view of the sidebar.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(),
      preferredCompactColumn: preferredCompactColumn)
  }

  /// Creates a split view of two columns and binds the visible columns and the column shown in a
  /// narrow window.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the columns that are shown.
  ///   - preferredCompactColumn: A binding to the column that a narrow window shows.
  ///   - sidebar: The view of the sidebar.
  ///   - detail: The view of the selected element.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(),
      columnVisibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn)
  }
}
