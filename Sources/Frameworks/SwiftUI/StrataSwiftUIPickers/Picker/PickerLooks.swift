import StrataRendering
import StrataSwiftUIAccessibility
import StrataSwiftUICollections
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataSwiftUINavigation
import StrataViewTree
import SwiftUICore

/// The choices below each other, with the label above them. A screen reader reads the label once,
/// as the name of the group of choices.
struct InlineChoice<Label: View, Content: View>: View {
  var label: Label
  var choice: ChoiceElement<Content>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ControlLabel(content: label).accessibilityHidden(true)
      choice
    }
  }
}

/// A link to a page with the choices. The page is dismissed when a person selects one of them.
struct ChoiceLink<Label: View, Content: View>: View {
  var options: PickerOptions
  var isEnabled: Bool
  var content: Content
  var label: Label
  var currentValue: StylePart?

  var body: some View {
    NavigationLink {
      ChoicePage(options: options, content: content)
    } label: {
      HStack {
        ControlLabel(content: label)
        Spacer()
        if let currentValue {
          currentValue.foregroundStyle(.secondary)
        } else {
          ChosenText(options: options, content: content)
        }
      }
    }
  }
}

/// The text of the selected choice.
private struct ChosenText<Content: View>: View {
  typealias Body = Never
  var options: PickerOptions
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var choices = OptionCollector(EnvironmentValues(context.environment))
    choices.collect(view.content)
    let chosen = choices.found.first { $0.value == view.options.selection }
    return Text._update(
      Text(verbatim: chosen?.text ?? "").foregroundStyle(.secondary), old, context)
  }
}

private struct ChoicePage<Content: View>: View {
  var options: PickerOptions
  var content: Content
  @State private var chosen: AnyHashable?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  var body: some View {
    List(choices, id: \.value) { choice in
      let isChosen = choice.value == chosen ?? options.selection
      Button {
        chosen = choice.value
        options.choose(choice.value)
        dismiss()
      } label: {
        HStack {
          ChoiceFace(choice: choice).foregroundStyle(.primary)
          Spacer()
          if isChosen { Image(systemName: "checkmark") }
        }
      }
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }

  private var choices: [OptionCollector.Choice] {
    var collector = OptionCollector(environment)
    collector.collect(content)
    return collector.found
  }
}
