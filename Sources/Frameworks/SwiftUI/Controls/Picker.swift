import Rendering
import ViewTree

/// A choice of one among several.
///
///     Picker("Units", selection: $units) { ForEach(Units.allCases, id: \.self) { Text($0.name) } }
///
/// Same as Apple's for the menu, inline and segmented looks.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  @Environment(\.pickerLook) private var look
  @Environment(\.isEnabled) private var isEnabled

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    let options = PickerOptions(selection: AnyHashable(selection.wrappedValue)) { chosen in
      if let value = chosen.base as? SelectionValue { selection.wrappedValue = value }
    }
    let choice = ChoiceElement(
      look: look, options: options, isEnabled: isEnabled, content: content,
      label: label as? Text)
    if look == .segmented {
      choice
    } else {
      ControlRow {
        label
        choice
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
