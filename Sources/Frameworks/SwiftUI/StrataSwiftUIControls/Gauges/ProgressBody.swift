import StrataRendering
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// The appearance of a progress view.
enum ProgressLook { case automatic, linear, circular }

/// A progress view in one of the style sheet's looks. The label, value and hint for screen readers
/// describe the spinner, ring or bar, not the stack that contains it.
struct ProgressBody<Label: View, Current: View>: View {
  typealias Body = Never
  var look: ProgressLook
  var fraction: Double?
  var label: Label
  var current: Current

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (words, outer) = context.takingSpoken()
    let parts = ProgressParts(
      look: view.look, fraction: view.fraction, label: view.label, current: view.current,
      words: words)
    return ProgressParts._update(parts, old, outer)
  }
}

private struct ProgressParts<Label: View, Current: View>: View {
  var look: ProgressLook
  var fraction: Double?
  var label: Label
  var current: Current
  var words: Attributes

  var body: some View {
    if fraction != nil, look != .circular {
      VStack(alignment: .leading, spacing: 4) {
        label
        ProgressElement(kind: .progress, fraction: fraction, words: words)
        current.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack {
        ProgressElement(
          kind: fraction == nil ? .spinner : .ring, fraction: fraction, words: words)
        label
        current.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// The element of the bar, ring or spinner.
struct ProgressElement: View {
  typealias Body = Never
  var kind: ElementKind
  var fraction: Double?
  /// The words for screen readers that modifiers of the progress view set.
  var words: Attributes = [:]

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    var element = Element(view.kind)
    element.attributes = view.words
    if element[.label] == nil { element[.label] = FrameworkWords(environment.locale)[.loading] }
    let size = environment.controlLook.size.variant
    element[.variant] = size.isEmpty ? nil : size
    if let fraction = view.fraction { element[.fraction] = String(fraction.clamped(to: 0...1)) }
    return ElementNode.update(old, context, element)
  }
}
