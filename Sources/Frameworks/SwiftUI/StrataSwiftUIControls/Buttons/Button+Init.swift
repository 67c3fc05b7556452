public import StrataSwiftUIDrawing
import SwiftUICore

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a localized title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a title that is not localized.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localized and a system symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a localized title and a system symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StrataSwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a role, a title that is not localized and a system symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StrataSwiftUIControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a localized title and an image.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title that is not localized and an image.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(title, image: image) }
  }

  /// Creates a button with a role, a localized title and an image.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a role, a title that is not localized and an image.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StrataSwiftUIControls.Label(title, image: image) }
  }
}
