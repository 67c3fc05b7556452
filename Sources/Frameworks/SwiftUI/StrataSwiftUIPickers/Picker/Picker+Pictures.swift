public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import SwiftUICore

extension Picker where Label == StrataSwiftUIControls.Label<Text, Image> {
  // MARK: A symbol beside the title

  /// Creates a picker with a localized title, a symbol and a custom view for the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker for several values, with a localized title, a symbol and a custom view for
  /// the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title that is not localized, a symbol and a custom view for the
  /// selected value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, with a title that is not localized and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, systemImage: systemImage) })
  }

  /// Creates a picker for several values, with a title that is not localized, a symbol and a custom
  /// view for the selected value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  // MARK: An image beside the title

  /// Creates a picker with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, image: image) })
  }

  /// Creates a picker with a localized title, an image and a custom view for the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, image: image) })
  }

  /// Creates a picker for several values, with a localized title, an image and a custom view for
  /// the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Creates a picker with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, image: image) })
  }

  /// Creates a picker with a title that is not localized, an image and a custom view for the
  /// selected value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, image: image) })
  }

  /// Creates a picker for several values, with a title that is not localized, an image and a custom
  /// view for the selected value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StrataSwiftUIControls.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}
