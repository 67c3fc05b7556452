public import Foundation
public import StrataSwiftUIControls
public import SwiftUICore

/// An appearance of date pickers.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of the view that draws the date picker.
  associatedtype Body: View

  /// Returns the view that draws a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker, for a style.
public struct DatePickerStyleConfiguration {
  /// The date picker's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The date picker's label.
  public let label: Label
  /// The selected date. A style may set it.
  @Binding public var selection: Date
  /// The first date that can be selected; `nil` for no limit.
  public var minimumDate: Date?
  /// The last date that can be selected; `nil` for no limit.
  public var maximumDate: Date?
  /// The components that can be selected.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  @MainActor fileprivate var row: some View {
    DateRow(
      selection: $selection, minimum: minimumDate, maximum: maximumDate,
      components: displayedComponents, label: label)
  }
}

/// The default date picker style, which shows the browser's date or time field.
@MainActor @preconcurrency public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the default date picker style, which shows the browser's date or time field.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// A date picker style that shows the browser's date or time field, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a date picker style that shows the browser's date or time field, which opens a
  /// calendar.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// A date picker style with a calendar.
///
/// Partial: it shows the browser's date field, which opens its calendar when a person presses it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a date picker style with a calendar.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// A date picker style with wheels.
///
/// Partial: it shows the browser's date or time field instead of wheels.
@MainActor @preconcurrency public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a date picker style with wheels.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A date picker style that shows the browser's date or time field.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style that shows the browser's date or time field, which opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style with a calendar.
  ///
  /// Partial: it shows the browser's date field, which opens its calendar when a person presses it.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style with wheels.
  ///
  /// Partial: it shows the browser's date or time field instead of wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<DatePickerStyleConfiguration>())
    }
  }
}
