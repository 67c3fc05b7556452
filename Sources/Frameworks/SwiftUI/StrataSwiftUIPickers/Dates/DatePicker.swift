import Foundation
import StrataSwiftUIControls
public import SwiftUICore

/// A control that selects a date or a time of day in the browser's native field.
///
///     DatePicker("Departure", selection: $date, displayedComponents: .date)
///
/// Same as Apple's. Days and hours are those in the time zone of the environment.
public struct DatePicker<Label: View>: View {
  /// The components of a date that can be selected.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  @Environment(\.[StyleOf<DatePickerStyleConfiguration>()]) private var style

  nonisolated init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  public var body: some View {
    if let style {
      style.make(
        DatePickerStyleConfiguration(
          label: .init(part: StylePart(label)), selection: selection, minimumDate: minimum,
          maximumDate: maximum, displayedComponents: components))
    } else {
      DateRow(
        selection: selection, minimum: minimum, maximum: maximum, components: components,
        label: label)
    }
  }
}

/// The components of a date that can be selected.
///
/// Same as Apple's.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute can be selected.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year can be selected.
  public static let date = DatePickerComponents(rawValue: 2)
}
