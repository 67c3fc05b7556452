public import SwiftUICore

extension Tab where Value: Hashable {
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }

  /// Partial in `role`: a tab for searching stands in its place, as the others do.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }

  /// Partial in `role`: a tab for searching stands in its place, as the others do.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

// Without a label of their own.
extension Tab where Value: Hashable, Label == EmptyView {
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A tab that looks as its role does: the one for searching has a magnifying glass.
  /// Partial in `role`: a tab for searching stands in its place, as the others do.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab that looks as its role does: the one for searching has a magnifying glass.
  /// Partial in `role`: a tab for searching stands in its place, as the others do.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}
