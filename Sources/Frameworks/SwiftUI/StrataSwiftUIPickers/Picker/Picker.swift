import StrataRendering
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A choice of one among several.
///
///     Picker("Units", selection: $units) { ForEach(Units.allCases, id: \.self) { Text($0.name) } }
///
/// Same as Apple's. A browser's own list, which `menu` and `wheel` are, has no symbols.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  /// What stands for the chosen value, where that is not its own words.
  var currentValue: StylePart?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu
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
        ControlLabel(content: label)
        Menu {
          MenuPicker(options: options, content: content)
        } label: {
          currentValue
        }
      }
    case .menu, .wheel:
      ControlRow {
        ControlLabel(content: label)
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
  @available(iOS, deprecated: 100000, renamed: "init(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// One picker for several values: it shows what the first has, and sets all.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    precondition(!bindings.isEmpty, "a picker needs at least one source")
    let all = Binding(
      get: { bindings[0].wrappedValue },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.init(selection: all, content: content, label: label)
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

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == StrataSwiftUIControls.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StrataSwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StrataSwiftUIControls.Label(title, systemImage: systemImage)
    }
  }
}
