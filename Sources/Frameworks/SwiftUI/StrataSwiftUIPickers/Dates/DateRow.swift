import Foundation
import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The browser's date or time field, with its label.
struct DateRow<Label: View>: View {
  var selection: Binding<Date>
  var minimum: Date?
  var maximum: Date?
  var components: DatePickerComponents
  var label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let wire = DateText(components: components, timeZone: timeZone)
    ControlRow {
      RowLabel(content: label)
      DateElement(
        selection: selection, value: wire.text(selection.wrappedValue),
        bounds: DateBounds(minimum: minimum, maximum: maximum), wire: wire, isEnabled: isEnabled)
    }
  }
}

private struct DateElement: View {
  typealias Body = Never
  var selection: Binding<Date>
  var value: String
  var bounds: DateBounds
  var wire: DateText
  var isEnabled: Bool

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (selection, bounds, wire) = (view.selection, view.bounds, view.wire)
    var element = Element(.dateField, events: .input, control: .text(view.value))
    element[.contentType] = wire.inputType
    // A time is short enough for every text size; a field with a date, which never wraps, is limited
    // by the style sheet.
    if wire.inputType == "time" {
      element.style = EnvironmentValues(context.environment).fontRules
    }
    element[.minimum] = bounds.minimum.map(wire.text)
    element[.maximum] = bounds.maximum.map(wire.text)
    element.set(.isDisabled, !view.isEnabled)
    let picked: EventHandler = { event in
      guard let date = wire.date(event.value, keeping: selection.wrappedValue),
        bounds.contain(date, as: wire)
      else { return }
      selection.wrappedValue = bounds.nearest(to: date)
    }
    return ElementNode.update(
      old, context, element, innermost: .clip, handlers: [(.input, picked)])
  }
}

/// The dates that can be selected. While a person types a year, a browser sends a date for each
/// digit, which may be outside of these dates. If the server corrected it, the typed text would be
/// replaced.
private struct DateBounds {
  var minimum: Date?
  var maximum: Date?

  /// Returns whether the browser accepts a date in its field. The browser compares only the day or
  /// the minute with the limits.
  func contain(_ date: Date, as wire: DateText) -> Bool {
    let text = wire.text(date)
    return minimum.map { wire.text($0) <= text } ?? true
      && maximum.map { text <= wire.text($0) } ?? true
  }

  /// Returns the selectable date that is closest to `date`.
  func nearest(to date: Date) -> Date {
    let date = max(date, minimum ?? date)
    return min(date, maximum ?? date)
  }
}

/// Converts dates to and from the values of HTML's input fields, which are a local date and time
/// without a time zone.
struct DateText: Equatable {
  var components: DatePickerComponents
  var timeZone: TimeZone

  var inputType: String {
    if !components.contains(.date) { return "time" }
    return components.contains(.hourAndMinute) ? "datetime-local" : "date"
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func figure(_ value: Int?, _ width: Int = 2) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = [figure(parts.year, 4), figure(parts.month), figure(parts.day)]
      .joined(separator: "-")
    let time = "\(figure(parts.hour)):\(figure(parts.minute))"
    switch inputType {
    case "time": return time
    case "date": return day
    default: return "\(day)T\(time)"
    }
  }

  /// Returns the date of a browser's value. Components that cannot be selected are those of `old`.
  ///
  /// - Returns: The date, or `nil` if the text is not a date or no calendar has that date, such as
  ///   30 February.
  func date(_ text: String, keeping old: Date) -> Date? {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    var rest = numbers[...]
    if components.contains(.date) {
      guard rest.count >= 3 else { return nil }
      (parts.year, parts.month, parts.day) = (rest[0], rest[1], rest[2])
      rest = rest.dropFirst(3)
    }
    if inputType != "date" {
      guard rest.count >= 2 else { return nil }
      (parts.hour, parts.minute) = (rest[rest.startIndex], rest[rest.startIndex + 1])
    }
    guard isWithinLimits(parts), let date = calendar.date(from: parts) else { return nil }
    // A day that its month does not have would be one of the next month.
    return calendar.component(.day, from: date) == parts.day ? date : nil
  }

  /// Returns whether all components are within their limits, so that `Calendar` would not count on
  /// into the next larger component.
  private func isWithinLimits(_ parts: DateComponents) -> Bool {
    (1...9999).contains(parts.year ?? 0) && (1...12).contains(parts.month ?? 0)
      && (1...31).contains(parts.day ?? 0) && (0...23).contains(parts.hour ?? -1)
      && (0...59).contains(parts.minute ?? -1)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
