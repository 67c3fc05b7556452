public import StrataSwiftUIDrawing
public import SwiftUICore

extension Menu where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a primary action, a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - content: The views.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action, a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - content: The views.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StrataSwiftUIControls.Label(title, image: image) }
  }

  /// Creates a menu with a primary action, a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - content: The views.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StrataSwiftUIControls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action, a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - content: The views.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
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
