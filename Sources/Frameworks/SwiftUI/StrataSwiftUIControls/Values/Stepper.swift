import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A control with two buttons that increment and decrement a value.
///
///     Stepper("Guests: \(count)", value: $count, in: 1...10)
///
/// Same as Apple's. A stepper with a format shows its value before the buttons.
public struct Stepper<Label: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let increment: (() -> Void)?
  nonisolated(unsafe) let decrement: (() -> Void)?
  nonisolated(unsafe) let onEditingChanged: (Bool) -> Void
  /// A closure that returns the formatted value in a locale; `nil` for a stepper without a format.
  nonisolated(unsafe) var shown: ((Locale) -> String)?
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a stepper with a label and actions for both buttons.
  ///
  /// - Parameters:
  ///   - label: the stepper's label.
  ///   - onIncrement: A function that the plus button calls; `nil` disables the button.
  ///   - onDecrement: A function that the minus button calls; `nil` disables the button.
  ///   - onEditingChanged: A function that is called with `true` before a change, and with `false`
  ///     after it.
  nonisolated public init(
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
  /// Creates a stepper with a label that changes a value.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The distance between two values.
  ///   - label: The view of the label.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label that changes a value within bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - label: The view of the label.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: Strideable>(
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
  /// Creates a stepper with a localized title and actions for both buttons.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - onIncrement: A function that is called for the plus button; `nil` disables it.
  ///   - onDecrement: A function that is called for the minus button; `nil` disables it.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title that changes a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title that changes a value within bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, which changes a value.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - value: A binding to the value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, which changes a value within bounds.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The stepper as a group whose name is its label.
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
