public import StrataSwiftUIDrawing
public import SwiftUICore

extension Toggle where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - isOn: A binding to whether the toggle is on.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values, with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - isOn: A key path to a binding to an element's value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StrataSwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several values, with a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - isOn: A key path to a binding to an element's value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StrataSwiftUIControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - isOn: A binding to whether the toggle is on.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(title, image: image) }
  }

  /// Creates a toggle for several values, with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - isOn: A key path to a binding to an element's value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle for several values, with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - isOn: A key path to a binding to an element's value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { StrataSwiftUIControls.Label(title, image: image) }
  }
}
