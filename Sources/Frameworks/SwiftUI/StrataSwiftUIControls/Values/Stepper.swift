import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A value changed step by step.
///
///     Stepper("Guests: \(count)", value: $count, in: 1...10)
///
/// Same as Apple's. One with a format shows its value before the buttons.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value as a format writes it, in the language of the surroundings.
  var shown: ((Locale) -> String)?
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    StepperRow(label: StylePart(label)) {
      ControlLabel(content: label)
      if let shown { Text(verbatim: shown(locale)).foregroundStyle(.secondary) }
      ControlGroupElement(
        label: .none,
        content: HStack(spacing: 0) {
          button("minus", .decrease, decrement)
          button("plus", .increase, increment)
        })
    }
  }

  private func button(
    _ symbol: String, _ word: FrameworkWords.Word, _ action: (() -> Void)?
  ) -> some View {
    ButtonElement(
      look: .automatic, isEnabled: isEnabled && action != nil,
      attributes: [.label: FrameworkWords(locale)[word]],
      action: {
        onEditingChanged(true)
        action?()
        onEditingChanged(false)
      }, label: Image(systemName: symbol))
  }
}

extension Stepper {
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func move(by step: V.Stride) -> () -> Void {
      {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? move(by: step) : nil,
      onDecrement: now > bounds.lowerBound ? move(by: -step) : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The stepper as a group that has its label's name.
private struct StepperRow<Content: View>: View {
  typealias Body = Never
  var label: StylePart
  @ViewBuilder var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let name = OptionCollector(EnvironmentValues(context.environment)).words(of: view.label)
    var element = Element(.hStack)
    element[.variant] = "ctl"
    element[.role] = "group"
    if !name.isEmpty, !context.names { element[.label] = name }
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
