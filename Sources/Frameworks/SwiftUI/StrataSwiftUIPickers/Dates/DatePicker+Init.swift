public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension DatePicker {
  /// Creates a date picker with a label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The components of the date that can be selected.
  ///   - label: A view that describes the purpose of the date.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a date picker with a label that accepts dates in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a date picker with a label that accepts a given date and all later ones.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a date picker with a label that accepts a given date and all earlier ones.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The parts of the date that can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title for dates in a range.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title that accepts a given date and all later ones.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title that accepts a given date and all earlier ones.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The parts of the date that can be selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker with a title that is not localized, for dates in a range.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected date.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that can be selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
}
