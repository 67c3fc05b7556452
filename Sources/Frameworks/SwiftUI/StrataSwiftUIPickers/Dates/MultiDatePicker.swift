public import Foundation
import StrataSwiftUIAccessibility
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// A control that selects any number of days in a calendar month.
///
///     MultiDatePicker("Days off", selection: $days, in: .now...)
///
/// Days are those of the environment's calendar and time zone. The components of a selected day are
/// a calendar, an era, a year, a month and a day.
///
/// Same as Apple's.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let label: Label
  private let minimum: Date?
  /// The first moment after the days that can be selected; `nil` for no limit.
  private let end: Date?
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  nonisolated private init(
    _ selection: Binding<Set<DateComponents>>, _ from: Date?, _ to: Date?, _ label: Label
  ) {
    (self.selection, minimum, end, self.label) = (selection, from, to, label)
  }

  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days.
  ///   - label: The view of the label.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
  {
    self.init(selection, nil, nil, label())
  }

  /// Creates a picker with a label for days in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days.
  ///   - bounds: The range of days that can be selected. The day at its upper bound cannot be.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a picker with a label for a first day and all later ones.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days.
  ///   - bounds: The first day that can be selected.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Creates a picker with a label for days before an end.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days.
  ///   - bounds: The day before which days can be selected.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  public var body: some View {
    let month = month
    VStack(alignment: .leading, spacing: 8) {
      ControlLabel(content: label)
      MonthHeader(month: month) { shown = $0 }
      MonthGrid(month: month, isChosen: isChosen, toggle: toggle)
    }
    .accessibilityElement(children: .contain)
  }

  private var month: CalendarMonth {
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return CalendarMonth(of: shown ?? first(in: calendar), calendar, from: minimum, to: end)
  }

  /// The month that is shown first. It is the month of the first selected day, or else of today,
  /// within the bounds.
  private func first(in calendar: Calendar) -> Date {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let wanted = chosen ?? .now
    if let end, wanted >= end { return end.addingTimeInterval(-1) }
    return max(wanted, minimum ?? wanted)
  }

  private func isChosen(_ day: DateComponents) -> Bool {
    selection.wrappedValue.contains { $0.isSameDay(as: day) }
  }

  private func toggle(_ day: DateComponents) {
    var days = selection.wrappedValue
    let same = days.filter { $0.isSameDay(as: day) }
    if same.isEmpty { days.insert(day) } else { days.subtract(same) }
    selection.wrappedValue = days
  }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
      && (era == other.era || era == nil || other.era == nil)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected days.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected days.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a localized title for days in a range.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected days.
  ///   - bounds: The range of days that can be selected. The day at its upper bound cannot be.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title that is not localized, for days in a range.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected days.
  ///   - bounds: The range of days that can be selected. The day at its upper bound cannot be.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a localized title for a first day and all later ones.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected days.
  ///   - bounds: The first day that can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title that is not localized, for a first day and all later ones.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected days.
  ///   - bounds: The first day that can be selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a localized title for days before an end.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected days.
  ///   - bounds: The day before which days can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title that is not localized, for days before an end.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected days.
  ///   - bounds: The day before which days can be selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
