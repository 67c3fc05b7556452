import Foundation

/// Functions for calendar days in the form `2027-01-31`. Such strings sort chronologically.
public enum Day {
  /// Returns whether a text is a day of the calendar in the form `2027-01-31`.
  public static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.joined().utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return false }
    let numbers = parts.compactMap { Int($0) }
    return (1...12).contains(numbers[1])
      && (1...length(ofMonth: numbers[1], in: numbers[0])).contains(numbers[2])
  }

  /// Returns the number of days of a month.
  private static func length(ofMonth month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The current day in UTC, as `2027-01-31`.
  public static var today: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    func two(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return text.count < 2 ? "0\(text)" : text
    }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
  }
}
