import StrataRendering
public import SwiftUICore

/// A display of a value within a range.
///
///     Gauge(value: speed, in: 0...120) { Text("Speed") }
///
/// Same as Apple's, except that the labels of marked values are in a row below the bar.
/// A tint that is a gradient runs along the whole range, whatever its own points are.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let fraction: Double
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let current: CurrentValueLabel
  nonisolated(unsafe) let minimum: BoundsLabel
  nonisolated(unsafe) let maximum: BoundsLabel
  nonisolated(unsafe) let marked: MarkedValueLabels
  @Environment(\.[StyleOf<GaugeStyleConfiguration>()]) private var style

  /// Creates a gauge with labels for the value, its bounds and marked values.
  ///
  /// - Parameters:
  ///   - value: The value. One outside of `bounds` is replaced by the nearest bound.
  ///   - bounds: the range of the value.
  ///   - label: the purpose of the gauge.
  ///   - currentValueLabel: the label of the value.
  ///   - minimumValueLabel: the label of the lower bound.
  ///   - maximumValueLabel: the label of the upper bound.
  ///   - markedValueLabels: labels of marked values, in a row below the bar.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = part.clamped(to: 0...1)
    self.label = label()
    current = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
    marked = markedValueLabels()
  }

  public var body: some View {
    if let style {
      style.make(configuration)
    } else {
      GaugeBody(look: .bar, configuration: configuration)
    }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(part: StylePart(label)),
      currentValueLabel: .of(current), minimumValueLabel: .of(minimum),
      maximumValueLabel: .of(maximum), marked: StylePart(marked))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the value and its bounds.
  ///
  /// - Parameters:
  ///   - value: The number to show, within the bounds.
  ///   - bounds: The smallest and the greatest value.
  ///   - label: The view of the label.
  ///   - currentValueLabel: The label of the current value.
  ///   - minimumValueLabel: The label of the smallest value.
  ///   - maximumValueLabel: The label of the greatest value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for the value and marked values.
  ///
  /// - Parameters:
  ///   - value: The number to show, within the bounds.
  ///   - bounds: The smallest and the greatest value.
  ///   - label: The view of the label.
  ///   - currentValueLabel: The label of the current value.
  ///   - markedValueLabels: The labels of single values.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      markedValueLabels: markedValueLabels)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for the value.
  ///
  /// - Parameters:
  ///   - value: The number to show, within the bounds.
  ///   - bounds: The smallest and the greatest value.
  ///   - label: The view of the label.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }

  /// Creates a display of a value within a range.
  ///
  /// - Parameters:
  ///   - value: The number to show, within the bounds.
  ///   - bounds: The smallest and the greatest value.
  ///   - label: The view of the label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
