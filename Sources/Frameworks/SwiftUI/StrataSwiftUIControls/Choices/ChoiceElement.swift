import StrataRendering
import StrataSwiftUIDrawing
package import StrataViewTree
package import SwiftUICore

/// The element of a picker: a native select, or a group of radio buttons drawn as segments or rows.
nonisolated package struct ChoiceElement<Content: View>: View {
  package typealias Body = Never
  var look: PickerLook
  var options: PickerOptions
  var isEnabled: Bool
  var content: Content
  var label: StylePart

  package init(
    look: PickerLook, options: PickerOptions, isEnabled: Bool, content: Content, label: StylePart
  ) {
    (self.look, self.options, self.isEnabled, self.content) = (look, options, isEnabled, content)
    self.label = label
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    var choices = OptionCollector(environment)
    choices.collect(view.content)
    let (found, options) = (choices.found, view.options)
    let selected = found.firstIndex { $0.value == options.selection }
    let chosen: EventHandler = { event in
      guard let index = Int(event.value), found.indices.contains(index) else { return }
      options.choose(found[index].value)
    }
    var element = view.element(selected, named: choices.words(of: view.label))
    if context.names { element[.label] = nil }
    return ElementNode.update(
      old, context, element, innermost: .clip, handlers: [(.change, chosen)]
    ) { old, inner in
      let node = old as? PositionalNode ?? PositionalNode(inner)
      let number = (inner.parent as? ElementNode)?.id.rawValue ?? 0
      let group = view.isGroup ? "g\(number)" : nil
      let views = found.enumerated().map { index, choice in
        OptionElement(
          text: choice.text, symbol: view.isGroup ? choice.symbol : nil, number: String(index),
          isSelected: index == selected, group: group)
      }
      node.update(views, inner)
      return node
    }
  }

  /// A Boolean value that indicates whether the element is a group of radio buttons.
  @MainActor private var isGroup: Bool { look == .segmented || look == .inline }

  @MainActor private func element(_ selected: Int?, named name: String) -> Element {
    var element = Element(
      isGroup ? .segments : .picker, events: .change,
      control: .choice(selected.map(String.init) ?? ""))
    if isGroup { element[.label] = name }
    if look == .inline || look == .wheel { element[.variant] = look.rawValue }
    element.set(.isDisabled, !isEnabled)
    return element
  }
}

/// An option of a picker, identified by its index.
private struct OptionElement: View {
  typealias Body = Never
  var text: String
  var symbol: String?
  var number: String
  var isSelected: Bool
  var group: String?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.option, attributes: [.choice: view.number], text: view.text)
    element[.group] = view.group
    element[.symbol] = view.symbol
    element.set(.isSelected, view.isSelected)
    return ElementNode.update(old, context, element)
  }
}
