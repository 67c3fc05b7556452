public import Foundation

/// The side of the plot on which an axis is.
///
/// Same as Apple's.
public struct AxisMarkPosition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, leading, trailing, top, bottom }
  package let kind: Kind

  /// The default side: below the plot for the x axis, and the trailing side for the y axis.
  public static var automatic: AxisMarkPosition { .init(kind: .automatic) }
  /// The marks are at the leading side of the chart.
  public static var leading: AxisMarkPosition { .init(kind: .leading) }
  /// The marks are at the trailing side of the chart.
  public static var trailing: AxisMarkPosition { .init(kind: .trailing) }
  /// The marks are at the upper side of the chart.
  public static var top: AxisMarkPosition { .init(kind: .top) }
  /// The marks are at the lower side of the chart.
  public static var bottom: AxisMarkPosition { .init(kind: .bottom) }
}

/// The placement of the labels of an axis in relation to the plot.
///
/// Same as Apple's.
public struct AxisMarkPreset: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, extended, aligned, inset }
  package let kind: Kind

  /// The default placement of an axis's marks.
  public static var automatic: AxisMarkPreset { .init(kind: .automatic) }
  /// The labels are outside of the plot.
  public static var extended: AxisMarkPreset { .init(kind: .extended) }
  /// The labels are outside of the plot, but no label extends past its ends.
  public static var aligned: AxisMarkPreset { .init(kind: .aligned) }
  /// The labels are inside of the plot.
  ///
  /// Partial: the labels are outside of the plot.
  public static var inset: AxisMarkPreset { .init(kind: .inset) }
}

/// The values at which an axis has marks.
///
/// Same as Apple's.
public struct AxisMarkValues: Sendable {
  package enum Kind: Sendable, Equatable {
    case automatic(count: Int?, minimumStride: Double?)
    case step(Double)
    case dates(DateStep, Calendar?)
    case values([_PlotValue])
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Round values, chosen by the chart.
  public static var automatic: AxisMarkValues {
    AxisMarkValues(.automatic(count: nil, minimumStride: nil))
  }

  /// Returns round values, chosen by the chart.
  ///
  /// Partial in `roundLowerBound`, `roundUpperBound`: the two arguments have no effect; an
  /// automatic domain ends at round values.
  ///
  /// - Parameter desiredCount: The approximate number of values; `nil` lets the chart decide.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimumStride: nil))
  }

  /// Returns round values that are at least a distance apart.
  ///
  /// Partial in `roundLowerBound`, `roundUpperBound`: the two arguments have no effect.
  ///
  /// - Parameters:
  ///   - minimumStride: The smallest distance between two values.
  ///   - desiredCount: The number of values to aim for; `nil` lets the chart decide.
  ///   - roundLowerBound: Whether values begin at a multiple of the step; `nil` lets the chart
  ///     decide.
  ///   - roundUpperBound: Whether values end at a multiple of the step; `nil` lets the chart
  ///     decide.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimumStride: Double(minimumStride)))
  }

  /// Returns the multiples of a number.
  ///
  /// Partial in `roundLowerBound`, `roundUpperBound`: the two arguments have no effect.
  ///
  /// - Parameters:
  ///   - stepSize: The distance between two values.
  ///   - roundLowerBound: Whether values begin at a multiple of the step; `nil` lets the chart
  ///     decide.
  ///   - roundUpperBound: Whether values end at a multiple of the step; `nil` lets the chart
  ///     decide.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.step(Double(stepSize)))
  }

  /// Returns the multiples of a calendar component, such as every sixth hour.
  ///
  /// Partial in `roundLowerBound`, `roundUpperBound`: the two arguments have no effect.
  ///
  /// - Parameters:
  ///   - component: The calendar component, such as an hour.
  ///   - count: The number of components from one value to the next.
  ///   - calendar: The calendar; by default that of the view, in the time zone of the view.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.dates(DateStep(component, count), calendar))
  }
}

/// A value of an axis, which is passed to the closure that creates its marks.
///
/// Same as Apple's.
public struct AxisValue {
  /// The index of the value among the values of the axis.
  public let index: Int
  /// The number of values that the axis has.
  public let count: Int
  package let value: _PlotValue

  package init(_ value: _PlotValue, index: Int = 0, count: Int = 1) {
    (self.value, self.index, self.count) = (value, index, count)
  }

  /// Returns the value as a type; `nil` if the axis has values of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.at(value) }
}

/// The way in which labels avoid covering each other.
///
/// Accepted: the value has no effect: labels that would not fit are left out.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
  /// The chart decides which labels are shown: those that would not fit are left out.
  public static var automatic: AxisValueLabelCollisionResolution { .init() }
  /// On Apple's platforms all labels are shown, even if they overlap. Accepted: it has no effect.
  public static var disabled: AxisValueLabelCollisionResolution { .init() }
  /// On Apple's platforms labels that would overlap are truncated. Accepted: it has no effect.
  public static var truncate: AxisValueLabelCollisionResolution { .init() }
  /// Returns a resolution that leaves out labels that would cover others. Accepted: the parameters
  /// have no effect.
  ///
  /// - Parameters:
  ///   - priority: The priority of the labels.
  ///   - minimumSpacing: The smallest distance between two labels, in points; `nil` for the
  ///     default.
  public static func greedy(
    priority: Double? = nil, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init() }
  /// Labels that overlap an earlier one are left out.
  public static var greedy: AxisValueLabelCollisionResolution { .init() }
}

/// The direction in which the text of a label runs.
///
/// Accepted: the value has no effect: labels are always horizontal.
public struct AxisValueLabelOrientation: Equatable, Sendable {
  /// The chart chooses the orientation of the labels.
  public static var automatic: AxisValueLabelOrientation { .init() }
  /// The labels are horizontal.
  public static var horizontal: AxisValueLabelOrientation { .init() }
  /// On Apple's platforms labels are read from bottom to top. Accepted: they stay horizontal.
  public static var vertical: AxisValueLabelOrientation { .init() }
  /// On Apple's platforms labels are read from top to bottom. Accepted: they stay horizontal.
  public static var verticalReversed: AxisValueLabelOrientation { .init() }
}
