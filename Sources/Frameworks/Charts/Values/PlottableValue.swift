public import Foundation
public import SwiftUI

/// A value of a mark, with a label that describes it.
///
///     LineMark(x: .value("Hour", hour.date, unit: .hour), y: .value("Temperature", hour.degrees))
///
/// Same as Apple's.
public struct PlottableValue<Value: Plottable> {
  package let datum: PlotDatum
}

/// A value of a mark, whatever type it has in the app.
package struct PlotDatum {
  package var label: Text
  package var value: _PlotValue
  /// The end of a range of values; `nil` for a single value.
  package var end: _PlotValue?
  /// The calendar component that a date represents, such as a day; `nil` for none.
  package var unit: Calendar.Component?
  package var calendar: Calendar?

  package init(
    _ label: Text, _ value: _PlotValue, end: _PlotValue? = nil, unit: Calendar.Component? = nil,
    calendar: Calendar? = nil
  ) {
    (self.label, self.value, self.end) = (label, value, end)
    (self.unit, self.calendar) = (unit, calendar)
  }

  /// Returns the interval of the axis that the value covers: the unit of a date, or a range; `nil`
  /// for a single position.
  package func interval(in calendar: Calendar) -> ClosedRange<Double>? {
    guard let start = value.position, start.isFinite else { return nil }
    if let end = end?.position, end.isFinite { return min(start, end)...max(start, end) }
    guard let unit, case .date = value else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: start)
    guard let interval = (self.calendar ?? calendar).dateInterval(of: unit, for: date) else {
      return nil
    }
    return interval.start
      .timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
  }

  /// Returns the position on the axis: the middle of the interval that the value covers.
  package func place(in calendar: Calendar) -> _PlotValue {
    guard let interval = interval(in: calendar) else { return value }
    let middle = interval.lowerBound / 2 + interval.upperBound / 2
    if case .date = value { return .date(middle) }
    return .number(middle)
  }
}

extension PlottableValue {
  /// Returns a value with a label.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - value: The value that is mapped to a position.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(datum: PlotDatum(label, value.plotValue))
  }

  /// Returns a value with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - value: The value that is mapped to a position.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    self.value(Text(labelKey), value)
  }

  /// Returns a value with a label that is not localized.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - value: The value that is mapped to a position.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    self.value(Text(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns a range of values with a label; a bar covers the whole range.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - range: The range of values from one end of the bar to the other.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      datum: PlotDatum(label, range.lowerBound.plotValue, end: range.upperBound.plotValue))
  }

  /// Returns a range of values with a localized label; a bar covers the whole range.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - range: The range of values from one end of the bar to the other.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  {
    self.value(Text(labelKey), range)
  }

  /// Returns a range of values with a label that is not localized; a bar covers the whole range.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - range: The range of values from one end of the bar to the other.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    self.value(Text(label), range)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a date that represents a calendar component, such as its day.
  ///
  /// - Parameters:
  ///   - label: The text that describes the value.
  ///   - value: The date.
  ///   - unit: The calendar component of the date, such as its day, that the mark covers.
  ///   - calendar: The calendar; by default that of the view, in the time zone of the view.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(datum: PlotDatum(label, value._plotValue, unit: unit, calendar: calendar))
  }

  /// Returns a date that represents a calendar component, with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - value: The date.
  ///   - unit: The calendar component of the date, such as its month, that the mark covers.
  ///   - calendar: The calendar by which the component is found; `nil` for the current one.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// Returns a date that represents a calendar component, with a label that is not localized.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - value: The date.
  ///   - unit: The calendar component of the date, such as its month, that the mark covers.
  ///   - calendar: The calendar by which the component is found; `nil` for the current one.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(label), value, unit: unit, calendar: calendar)
  }
}
