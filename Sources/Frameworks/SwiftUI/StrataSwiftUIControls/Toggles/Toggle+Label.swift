public import StrataSwiftUIDrawing
public import SwiftUICore

extension Toggle where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is not localized and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values, with a localized title and a system symbol.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StrataSwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several values, with a title that is not localized and a system symbol.
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
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { StrataSwiftUIControls.Label(title, image: image) }
  }

  /// Creates a toggle for several values, with a localized title and an image.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { StrataSwiftUIControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle for several values, with a title that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { StrataSwiftUIControls.Label(title, image: image) }
  }
}
