public import StrataSwiftUIDrawing
public import SwiftUICore

// Tabs with a title and a symbol, or an image of the app.
extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol, selected by a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title that is not localized and a symbol, selected by a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a localized title and a symbol, selected by a value.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a title that is not localized and a symbol, selected by a value.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and an image, selected by a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title that is not localized and an image, selected by a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a role, a localized title and an image, selected by a value.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a role, a title that is not localized and an image, selected by a value.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title that is not localized and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a localized title and a symbol.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a title that is not localized and a symbol.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a role, a localized title and an image.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a role, a title that is not localized and an image.
  ///
  /// Partial in `role`: a search tab keeps its position among the other tabs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}
