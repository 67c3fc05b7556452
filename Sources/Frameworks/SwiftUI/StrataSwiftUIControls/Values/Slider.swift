import StrataRendering
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A control to select a value within bounds by dragging.
///
///     Slider(value: $volume, in: 0...10, step: 1)
///
/// Same as Apple's. While a person drags, only the latest value is sent. Editing ends when the
/// finger or pointer is lifted.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let minimum: ValueLabel
  nonisolated(unsafe) let maximum: ValueLabel
  nonisolated(unsafe) let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ label: Label,
    _ labels: (ValueLabel, ValueLabel), _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value.converted(to: { Double($0) }, from: { $1 = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
    (minimum, maximum) = labels
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      line
    } else {
      HStack {
        minimum
        line
        maximum
      }
    }
  }

  private var line: some View {
    RangeElement(
      value: value, shown: value.wrappedValue.clamped(to: bounds), bounds: bounds, step: step,
      label: StylePart(label), isEnabled: isEnabled, edit: onEditingChanged)
  }
}

/// The native range input.
private struct RangeElement: View {
  typealias Body = Never
  var value: Binding<Double>
  var shown: Double
  var bounds: ClosedRange<Double>
  var step: Double?
  var label: StylePart
  var isEnabled: Bool
  var edit: (Bool) -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (value, bounds, edit) = (view.value, view.bounds, view.edit)
    let name = OptionCollector(EnvironmentValues(context.environment)).words(of: view.label)
    var element = Element(
      .slider, events: [.input, .press], control: .text(NumberText.text(view.shown)))
    element[.minimum] = NumberText.text(bounds.lowerBound)
    element[.maximum] = NumberText.text(bounds.upperBound)
    element[.step] = view.step.map(NumberText.text) ?? "any"
    if !name.isEmpty, !context.names { element[.label] = name }
    element.set(.isDisabled, !view.isEnabled)
    let moved: EventHandler = { event in
      guard let new = Double(event.value), new.isFinite else { return }
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
    return ElementNode.update(
      old, context, element, innermost: .clip,
      handlers: [(.input, moved), (.press, { edit($0.value == "true") })])
  }
}

/// Formats numbers as a browser does, so that a value that the browser already has is not sent
/// again.
package enum NumberText {
  package static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }
}
