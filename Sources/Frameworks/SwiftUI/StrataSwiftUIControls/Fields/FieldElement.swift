import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
package import SwiftUICore

/// The element of a text field. It is native, and keeps the person's edits apart from the app's
/// value.
struct FieldElement: View {
  typealias Body = Never
  var kind: ElementKind
  var title: StylePart
  var prompt: Text?
  var text: Binding<String>
  var value: String
  var variant = ""
  /// A closure that is called with `true` when the field gets the focus, and with `false` when it
  /// loses it.
  var editing: ((Bool) -> Void)?
  /// A closure that is called when Enter is pressed, before the actions of `onSubmit`.
  var commit: (() -> Void)?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    var element = view.element(in: environment)
    if context.names { element[.label] = nil }
    element[.draftKey] = view.kind == .secureField ? nil : context.pathKey
    let node = ElementNode.update(
      old, context, element, innermost: .clip, handlers: view.handlers(in: environment))
    if environment.focusTarget?.attach(node) == true, let editing = view.editing {
      node.tree.afterUpdate { editing(false) }
    }
    return node
  }

  @MainActor private func element(in environment: EnvironmentValues) -> Element {
    var element = Element(
      kind, style: TextStyle().rules(in: environment), events: [.input, .submit],
      control: .text(value))
    if let alignment = environment.textAlignment {
      element.style.append(.textAlign(alignment.rendered))
    }
    let title = OptionCollector(environment).words(of: title)
    element[.placeholder] = prompt?.resolved(in: environment) ?? title
    element[.label] = title.isEmpty ? row(in: environment) : title
    let variants = [environment.fieldLook, variant].filter { !$0.isEmpty }
    element[.variant] = variants.isEmpty ? nil : variants.joined(separator: " ")
    element.set(.isDisabled, !environment.isEnabled)
    for (name, value) in environment.fieldTraits { element[name] = value }
    if environment.focusTarget != nil || editing != nil {
      element.events.formUnion([.focus, .blur])
    }
    return element
  }

  /// Returns the name of a field without a title: the label of the row that contains the field.
  @MainActor private func row(in environment: EnvironmentValues) -> String {
    let label = environment.rowLabel.map { OptionCollector(environment).words(of: $0) } ?? ""
    return label.isEmpty ? FrameworkWords(environment.locale)[.text] : label
  }

  @MainActor private func handlers(
    in environment: EnvironmentValues
  ) -> [(EventSet, EventHandler)] {
    let (text, commit, editing) = (text, commit, editing)
    let (submit, target) = (environment.submitActions.text.together, environment.focusTarget)
    let submitted: EventHandler = { event in
      if text.wrappedValue != event.value { text.wrappedValue = event.value }
      commit?()
      submit?()
    }
    let moved: EventHandler = { event in
      target?.report(event.kind == .focus)
      editing?(event.kind == .focus)
    }
    return [
      (.input, { text.wrappedValue = $0.value }), (.submit, submitted),
      ([.focus, .blur], moved),
    ]
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: String { "" } }
  private enum TraitsKey: EnvironmentKey { static var defaultValue: [Attribute: String] { [:] } }
  private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { .init() } }
  private enum RowKey: EnvironmentKey { static var defaultValue: StylePart? { nil } }

  /// The label of the labeled content around a field; `nil` if there is none.
  var rowLabel: StylePart? {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }

  var fieldLook: String {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  var fieldTraits: [Attribute: String] {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  package var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
