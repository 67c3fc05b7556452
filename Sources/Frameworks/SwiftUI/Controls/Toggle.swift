import Rendering
import ViewTree

/// Something that is on or off.
///
/// Same as Apple's, with the switch's look.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    ControlRow {
      label
      SwitchElement(isOn: isOn, value: isOn.wrappedValue, isEnabled: isEnabled)
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A control with its label: a native label, so that a tap on the words counts.
struct ControlRow<Content: View>: View {
  typealias Body = Never
  @ViewBuilder var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.label)
    element[.variant] = "ctl"
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

private struct SwitchElement: View {
  typealias Body = Never
  var isOn: Binding<Bool>
  var value: Bool
  var isEnabled: Bool

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.toggle, events: .change, control: .isOn(view.value))
    element.set(.isDisabled, !view.isEnabled)
    let isOn = view.isOn
    return ElementNode.update(
      old, context, element,
      handlers: [(.change, { isOn.wrappedValue = $0.value == "true" })])
  }
}
