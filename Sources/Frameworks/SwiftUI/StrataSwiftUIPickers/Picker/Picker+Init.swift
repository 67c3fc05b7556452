import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import SwiftUICore

extension Picker {
  /// Creates a picker with a custom view for the selected value, which is shown by the menu and
  /// link styles.
  ///
  ///     Picker(selection: $place) { choices } label: { Text("Place") } currentValueLabel: {
  ///       Text("Here")
  ///     }
  ///
  /// - Parameters:
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - label: The view of the label.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    currentValue = StylePart(currentValueLabel())
  }

  /// Creates a picker for several values, with a custom view for the selected value.
  ///
  /// - Parameters:
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - label: The view of the label.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
    currentValue = StylePart(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title and a custom view for the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title that is not localized and a custom view for the selected value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker for several values, with a localized title and a custom view for the selected
  /// value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, with a title that is not localized and a custom view for
  /// the selected value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - currentValueLabel: The label of the current value.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
