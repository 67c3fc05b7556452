import StrataRendering
package import StrataViewTree
package import SwiftUICore

/// A switch with its label.
struct SwitchRow<Label: View>: View {
  let isOn: Binding<Bool>
  var isMixed = false
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ControlRow {
      RowLabel(content: label)
      SwitchElement(
        isOn: isOn, value: isOn.wrappedValue, isMixed: isMixed, isEnabled: isEnabled)
    }
  }
}

/// A control with its label. The label is a native element, so that a tap on the text operates the
/// control.
nonisolated package struct ControlRow<Content: View>: View {
  package typealias Body = Never
  @ViewBuilder var content: Content

  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.label)
    element[.variant] = "ctl"
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

private struct SwitchElement: View {
  typealias Body = Never
  var isOn: Binding<Bool>
  var value: Bool
  var isMixed: Bool
  var isEnabled: Bool

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.toggle, events: .change, control: .isOn(view.value))
    element.set(.isDisabled, !view.isEnabled)
    if view.isMixed { element[.variant] = "mixed" }
    let isOn = view.isOn
    return ElementNode.update(
      old, context, element,
      handlers: [(.change, { isOn.wrappedValue = $0.value == "true" })])
  }
}
