import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
package import SwiftUICore

/// A toggle as an entry of a menu.
struct MenuToggle<Label: View>: View {
  var isOn: Binding<Bool>
  var label: Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ButtonElement(
      look: .automatic, isEnabled: isEnabled,
      attributes: [.role: "menuitemcheckbox", .isChecked: String(isOn.wrappedValue)],
      action: { isOn.wrappedValue.toggle() }, label: label)
  }
}

/// A picker in a menu, with an entry for each choice.
nonisolated package struct MenuPicker<Content: View>: View {
  var options: PickerOptions
  var content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var environment

  package init(options: PickerOptions, content: Content) {
    (self.options, self.content) = (options, content)
  }

  @MainActor package var body: some View {
    ForEach(choices, id: \.value) { choice in
      ButtonElement(
        look: .automatic, isEnabled: isEnabled,
        attributes: [
          .role: "menuitemradio", .isChecked: String(choice.value == options.selection),
        ],
        action: { options.choose(choice.value) }, label: ChoiceFace(choice: choice))
    }
  }

  @MainActor private var choices: [OptionCollector.Choice] {
    var collector = OptionCollector(environment)
    collector.collect(content)
    return collector.found
  }
}

/// The symbol and the text of a choice that is not an option of a native select element.
nonisolated package struct ChoiceFace: View {
  var choice: OptionCollector.Choice

  package init(choice: OptionCollector.Choice) {
    self.choice = choice
  }

  @MainActor package var body: some View {
    if let symbol = choice.symbol {
      Label {
        Text(verbatim: choice.text)
      } icon: {
        Image(systemName: symbol)
      }
    } else {
      Text(verbatim: choice.text)
    }
  }
}
