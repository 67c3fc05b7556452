public import SwiftUICore

extension Tab where Value: Hashable {
  /// Creates a tab with a label, selected by a value.
  ///
  /// - Parameters:
  ///   - value: The value of the selection with which this tab is shown.
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }

  /// Creates a tab with a role and a label, selected by a value.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  ///
  /// - Parameters:
  ///   - value: The value of the selection with which this tab is shown.
  ///   - role: The role of the tab, such as a search; `nil` for none.
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }

  /// Creates a tab with a role and a label.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  ///
  /// - Parameters:
  ///   - role: The role of the tab, such as a search; `nil` for none.
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

// Tabs without a label.
extension Tab where Value: Hashable, Label == EmptyView {
  /// Creates a tab without a label, selected by a value.
  ///
  /// - Parameters:
  ///   - value: The value of the selection with which this tab is shown.
  ///   - content: The views.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role, selected by a value: the search tab has a magnifying
  /// glass.
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  ///
  /// - Parameters:
  ///   - value: The value of the selection with which this tab is shown.
  ///   - role: The role of the tab, such as a search; `nil` for none.
  ///   - content: The views.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role: the search tab has a magnifying glass.
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  ///
  /// - Parameters:
  ///   - role: The role of the tab, such as a search; `nil` for none.
  ///   - content: The views.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}
