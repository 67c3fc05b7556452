public import SwiftUICore

extension Slider {
  /// Creates a slider with a label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - minimumValueLabel: The label of the smallest value.
  ///   - maximumValueLabel: The label of the greatest value.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(
    iOS, deprecated: 100000,
    renamed: "Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  /// Creates a slider of steps with a label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - minimumValueLabel: The label of the smallest value.
  ///   - maximumValueLabel: The label of the greatest value.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(
    iOS, deprecated: 100000,
    renamed:
      "Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), label(), (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000, renamed: "Slider.init(value:in:label:onEditingChanged:)")
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (EmptyView(), EmptyView()), onEditingChanged)
  }

  /// Creates a slider of steps with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - label: The view of the label.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000, renamed: "Slider.init(value:in:step:label:onEditingChanged:)")
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), label(), (EmptyView(), EmptyView()), onEditingChanged)
  }
}
