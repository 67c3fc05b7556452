public import SwiftUICore

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value within bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - onEditingChanged: A function that is called with `true` when dragging begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), (EmptyView(), EmptyView()), onEditingChanged)
  }

  /// Creates a slider for a value within bounds, in steps.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), EmptyView(), (EmptyView(), EmptyView()), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - label: The view of the label.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (EmptyView(), EmptyView()), onEditingChanged)
  }

  /// Creates a slider of steps with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - step: The distance between two values.
  ///   - label: The view of the label.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), label(), (EmptyView(), EmptyView()), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with a label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The smallest and the greatest value.
  ///   - label: The view of the label.
  ///   - minimumValueLabel: The label of the smallest value.
  ///   - maximumValueLabel: The label of the greatest value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider of steps with a label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: the value, kept within `bounds`.
  ///   - bounds: the range of the value.
  ///   - step: the distance between two values.
  ///   - label: the accessible name of the slider.
  ///   - minimumValueLabel: the label before the slider.
  ///   - maximumValueLabel: the label after the slider.
  ///   - onEditingChanged: A function that is called with `true` when dragging begins, and with
  ///     `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), label(), (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }
}
