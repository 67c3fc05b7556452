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
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    currentValue = StylePart(currentValueLabel())
  }

  /// Creates a picker for several values, with a custom view for the selected value.
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
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title that is not localized and a custom view for the selected value.
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
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker for several values, with a localized title and a custom view for the selected
  /// value.
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
