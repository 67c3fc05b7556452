import StrataRendering
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A control that selects one of several values.
///
///     Picker("Units", selection: $units) { ForEach(Units.allCases, id: \.self) { Text($0.name) } }
///
/// Same as Apple's, except that the browser's list, which is used for `menu` and `wheel`, shows no
/// symbols.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let selection: Binding<SelectionValue>
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let label: Label
  /// A custom view for the selected value; `nil` if there is none.
  var currentValue: StylePart?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The views of the choices. Each has a `tag(_:)` or comes from a `ForEach`.
  ///   - label: A view that describes the purpose of the picker.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if isInMenu {
      MenuPicker(options: options, content: content)
    } else {
      standing
    }
  }

  @ViewBuilder private var standing: some View {
    switch look {
    case .segmented: choice
    case .inline: InlineChoice(label: label, choice: choice)
    case .navigationLink:
      ChoiceLink(
        options: options, isEnabled: isEnabled, content: content, label: label,
        currentValue: currentValue)
    case .menu where currentValue != nil:
      ControlRow {
        RowLabel(content: label)
        Menu {
          MenuPicker(options: options, content: content)
        } label: {
          currentValue
        }
      }
    case .menu, .wheel:
      ControlRow {
        RowLabel(content: label)
        choice
      }
    }
  }

  private var choice: ChoiceElement<Content> {
    ChoiceElement(
      look: look, options: options, isEnabled: isEnabled, content: content,
      label: StylePart(label))
  }

  private var options: PickerOptions {
    PickerOptions(selection)
  }
}

extension Picker {
  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selection.
  ///   - label: The view of the picker's label.
  ///   - content: The views.
  @available(iOS, deprecated: 100000, renamed: "init(selection:content:label:)")
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// Creates a picker for several values. It shows the first value, and sets all of them when a
  /// person selects one.
  ///
  /// - Precondition: There is at least one source.
  ///
  /// - Parameters:
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    precondition(!bindings.isEmpty, "the sources of a Picker must not be empty")
    self.init(selection: .all(bindings), content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker for several values, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - sources: The elements whose selections are shown and changed together.
  ///   - selection: A key path from a source to the binding to its value.
  ///   - content: The views.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == StrataSwiftUIControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StrataSwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title that is not localized and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - selection: A binding to the selection.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StrataSwiftUIControls.Label(title, systemImage: systemImage)
    }
  }
}
