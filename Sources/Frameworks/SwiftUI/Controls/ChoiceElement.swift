import Rendering
import ViewTree

/// The element of a picker: a native select, or a group of radio buttons drawn as segments.
struct ChoiceElement<Content: View>: View {
  typealias Body = Never
  var look: PickerLook
  var options: PickerOptions
  var isEnabled: Bool
  var content: Content
  var label: Text?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    let options = view.options
    var choices = OptionCollector(environment)
    choices.collect(view.content)
    let selected = choices.found.firstIndex { $0.value == options.selection }
    var element = Element(
      view.look == .segmented ? .segments : .picker, events: .change,
      control: .choice(selected.map(String.init) ?? ""))
    if view.look == .segmented { element[.label] = view.label?.resolved(in: environment) }
    element.set(.isDisabled, !view.isEnabled)
    let group = view.look == .segmented ? context.pathKey : nil
    let found = choices.found
    return ElementNode.update(
      old, context, element, innermost: .clip,
      handlers: [
        (
          .change,
          { event in
            guard let index = Int(event.value), found.indices.contains(index) else { return }
            options.choose(found[index].value)
          }
        )
      ]
    ) { old, inner in
      let node = old as? PositionalNode ?? PositionalNode(inner)
      let views = found.enumerated().map { index, choice in
        OptionElement(
          text: choice.text, number: String(index), isSelected: index == selected, group: group)
      }
      node.update(views, inner)
      return node
    }
  }
}

/// One choice, known to the browser by its number.
private struct OptionElement: View {
  typealias Body = Never
  var text: String
  var number: String
  var isSelected: Bool
  var group: String?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.option, attributes: [.choice: view.number], text: view.text)
    element[.group] = view.group
    element.set(.isSelected, view.isSelected)
    return ElementNode.update(old, context, element)
  }
}
