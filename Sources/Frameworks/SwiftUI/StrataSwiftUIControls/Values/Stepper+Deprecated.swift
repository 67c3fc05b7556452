public import SwiftUICore

// Initializers that Apple has deprecated, for apps that still use them.
extension Stepper {
  /// Creates a stepper with a label and actions for both buttons.
  ///
  /// - Parameters:
  ///   - onIncrement: A function that is called for the plus button; `nil` disables it.
  ///   - onDecrement: A function that is called for the minus button; `nil` disables it.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(
    iOS, deprecated: 100000, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label that changes a value.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000, renamed: "Stepper(value:step:label:onEditingChanged:)")
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label that changes a value within bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
