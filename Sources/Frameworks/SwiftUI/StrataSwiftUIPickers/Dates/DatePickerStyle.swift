public import Foundation
public import StrataSwiftUIControls
public import SwiftUICore

/// A look for date pickers.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a date picker style is given.
public struct DatePickerStyleConfiguration {
  /// The date picker's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the date is for.
  public let label: Label
  /// The chosen date; a style writes here.
  @Binding public var selection: Date
  /// The first date that can be chosen.
  public var minimumDate: Date?
  /// The last date that can be chosen.
  public var maximumDate: Date?
  /// Which parts can be chosen.
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

/// The browser's own field.
@MainActor @preconcurrency public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// The browser's own field, which unfolds a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// Partial: the browser's own field, whose calendar unfolds when it is asked for.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// Partial: the browser's own field in place of turning wheels.
@MainActor @preconcurrency public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The browser's own field.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The browser's own field.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Partial: the browser's own field.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Partial: the browser's own field.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the look of the date pickers here.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<DatePickerStyleConfiguration>())
    }
  }
}
