public import StrataSwiftUIDrawing
public import SwiftUICore

extension Menu where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title that is not localized and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a primary action, a localized title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action, a title that is not localized and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StrataSwiftUIControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a menu with a localized title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(title, image: image) }
  }

  /// Creates a menu with a primary action, a localized title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StrataSwiftUIControls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action, a title that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StrataSwiftUIControls.Label(title, image: image) },
      primaryAction: primaryAction)
  }
}
