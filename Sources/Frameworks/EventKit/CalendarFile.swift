import Foundation
package import StrataDeviceServices

/// An event as a file of iCalendar (RFC 5545).
package struct CalendarFile: Equatable, Sendable {
  package let name: String
  package let text: String

  /// Creates the file of an event.
  ///
  /// - Parameter now: The moment at which the file is written.
  /// - Throws: ``EKError`` if the event has no start, or if its end is before its start.
  package init(_ event: EKEvent, now: Date = Date()) throws(EKError) {
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard end >= start else { throw EKError(.datesInverted) }
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Strata//EventKit//EN", "BEGIN:VEVENT",
    ]
    lines += ["UID:\(event.calendarItemIdentifier)", "DTSTAMP:\(Self.moment(now))"]
    lines +=
      event.isAllDay
      ? Self.days(start, end, event.timeZone)
      : [
        "DTSTART:\(Self.moment(start))", "DTEND:\(Self.moment(end))",
      ]
    let words = [
      ("SUMMARY", event.title), ("LOCATION", event.location), ("DESCRIPTION", event.notes),
    ]
    lines += words.compactMap { name, text in
      text.flatMap { $0.isEmpty ? nil : "\(name):\(Self.escaped($0))" }
    }
    if let url = event.url { lines.append("URL:\(url.absoluteString)") }
    lines += (event.recurrenceRules ?? []).map(Self.rule)
    lines += (event.alarms ?? []).flatMap { Self.alarm($0, event.title ?? "") }
    lines += ["END:VEVENT", "END:VCALENDAR"]
    text = lines.map(Self.folded).joined(separator: "\r\n") + "\r\n"
    let title = (event.title ?? "").map {
      $0.isLetter || $0.isNumber || " -_".contains($0) ? $0 : "-"
    }
    name = (title.isEmpty ? "Event" : String(title.prefix(80))) + ".ics"
  }

  /// Sends the file to the browser, which downloads it.
  ///
  /// - Throws: `DeviceRequestError` if there is no window.
  package func save(through requests: any DeviceRequests) async throws {
    let file = [
      "name": name, "type": "text/calendar", "data": Data(text.utf8).base64EncodedString(),
    ]
    _ = try await requests.answer(to: DeviceRequest("file.save", encoding: file))
  }

  private static func moment(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
  }

  /// Returns the properties with the first day of an event and, as the format requires, the day
  /// after its last one.
  private static func days(_ start: Date, _ end: Date, _ zone: TimeZone?) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .current
    func day(_ date: Date) -> String {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let number = (parts.year ?? 0) * 10_000 + (parts.month ?? 0) * 100 + (parts.day ?? 0)
      return String(number)
    }
    let isBegun = end > start && calendar.startOfDay(for: end) == end
    let after = isBegun ? end : calendar.date(byAdding: .day, value: 1, to: end) ?? end
    return ["DTSTART;VALUE=DATE:\(day(start))", "DTEND;VALUE=DATE:\(day(after))"]
  }

  private static func rule(_ rule: EKRecurrenceRule) -> String {
    let names = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    var text = "RRULE:FREQ=\(names[rule.frequency.rawValue]);INTERVAL=\(rule.interval)"
    if let date = rule.recurrenceEnd?.endDate { text += ";UNTIL=\(moment(date))" }
    if let count = rule.recurrenceEnd?.occurrenceCount, count > 0 { text += ";COUNT=\(count)" }
    return text
  }

  private static func alarm(_ alarm: EKAlarm, _ title: String) -> [String] {
    let seconds = Int(exactly: alarm.relativeOffset.rounded(.towardZero)) ?? 0
    let trigger =
      alarm.absoluteDate.map { "TRIGGER;VALUE=DATE-TIME:\(moment($0))" }
      ?? "TRIGGER:\(seconds < 0 ? "-" : "")PT\(seconds.magnitude)S"
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(escaped(title))", trigger, "END:VALARM",
    ]
  }

  /// Escapes a text. By bytes, since a semicolon and a combining mark behind it are one character,
  /// which is no semicolon.
  private static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8).replacing("\\".utf8, with: "\\\\".utf8)
      .replacing(";".utf8, with: "\\;".utf8).replacing(",".utf8, with: "\\,".utf8)
      .replacing("\r\n".utf8, with: "\\n".utf8).replacing("\n".utf8, with: "\\n".utf8)
      .replacing("\r".utf8, with: "\\n".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Breaks a line after at most 75 bytes, as the format requires, without splitting a character.
  private static func folded(_ line: String) -> String {
    var result = "", length = 0
    for character in line {
      let size = character.utf8.count
      if length + size > 75 {
        result += "\r\n "
        length = 1
      }
      result.append(character)
      length += size
    }
    return result
  }
}
