public import StrataSwiftUIDrawing
import SwiftUICore

extension Button where Label == Text {
  /// Creates a button with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - action: A function that is called when the button is pressed.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - action: A function that is called when the button is pressed.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - action: A function that is called when the button is pressed.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - action: A function that is called when the button is pressed.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StrataSwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a role, a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StrataSwiftUIControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - action: A function that is called when the button is pressed.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - action: A function that is called when the button is pressed.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StrataSwiftUIControls.Label(title, image: image) }
  }

  /// Creates a button with a role, a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a role, a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StrataSwiftUIControls.Label(title, image: image) }
  }
}
