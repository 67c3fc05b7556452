import Rendering
import ViewTree

/// The element of a text field, native, with the person's edits and the app's value kept apart.
struct FieldElement: View {
  typealias Body = Never
  var kind: ElementKind
  var title: Text
  var prompt: Text?
  var text: Binding<String>
  var value: String
  var isEnabled: Bool
  var look: String
  var traits: [Attribute: String]
  var submit: (() -> Void)?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    var element = Element(
      view.kind, style: TextStyle().rules(in: environment), events: [.input, .submit],
      control: .text(view.value))
    let title = view.title.resolved(in: environment)
    element[.placeholder] = view.prompt?.resolved(in: environment) ?? title
    element[.label] = title
    element[.variant] = view.look.isEmpty ? nil : view.look
    element[.draftKey] = context.pathKey
    element.set(.isDisabled, !view.isEnabled)
    for (name, value) in view.traits { element[name] = value }
    let (text, submit) = (view.text, view.submit)
    var handlers: [(EventSet, EventHandler)] = [
      (.input, { text.wrappedValue = $0.value }),
      (
        .submit,
        { event in
          if text.wrappedValue != event.value { text.wrappedValue = event.value }
          submit?()
        }
      ),
    ]
    if let target = environment.focusTarget {
      element.events.formUnion([.focus, .blur])
      handlers.append(([.focus, .blur], { target.report($0.kind == .focus) }))
    }
    let node = ElementNode.update(
      old, context, element, innermost: .clip, handlers: handlers)
    environment.focusTarget?.attach(node)
    return node
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: String { "" } }
  private enum TraitsKey: EnvironmentKey { static var defaultValue: [Attribute: String] { [:] } }
  private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { .init() } }

  var fieldLook: String {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  var fieldTraits: [Attribute: String] {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// What Enter does, in fields and in search.
struct SubmitActions {
  var text: (() -> Void)?
  var search: (() -> Void)?
}
