import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A control that is on or off.
///
/// Same as Apple's.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  @Environment(\.[StyleOf<ToggleStyleConfiguration>()]) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a toggle with a label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to whether the toggle is on.
  ///   - label: The view of the label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle for several values. It is on if all values are on, and mixed if some of them
  /// are.
  ///
  ///     Toggle(sources: $alarms, isOn: \.isEnabled) { Text("Alarms") }
  ///
  /// - Parameters:
  ///   - sources: the elements whose values are toggled.
  ///   - isOn: A key path to a binding to an element's value.
  ///   - label: the toggle's label.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding {
      bindings.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for binding in bindings { binding.wrappedValue = isOn }
    }
    let values = bindings.map(\.wrappedValue)
    isMixed = values.contains(true) && values.contains(false)
    self.label = label()
  }

  public var body: some View {
    if isInMenu {
      MenuToggle(isOn: isOn, label: label)
    } else if let style {
      style.make(
        ToggleStyleConfiguration(
          label: .init(part: StylePart(label)), isOn: isOn, isMixed: isMixed))
    } else {
      SwitchRow(isOn: isOn, isMixed: isMixed, label: label)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isOn: A binding to whether the toggle is on.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - isOn: A key path to a binding to an element's value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - isOn: A key path to a binding to an element's value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}
