/// A day of the week; the numbers are those of ISO 8601.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  /// Monday to Friday.
  public static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

  public static func < (one: Weekday, other: Weekday) -> Bool { one.rawValue < other.rawValue }

  /// A date of this weekday, for its name in a language.
  public var example: LocalDay {
    // 5 January 1970 was a Monday.
    LocalDay(number: 3 + rawValue)
  }
}

extension LocalDay {
  /// The weekday of the date.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    let days = (number + 3) % 7
    return Weekday(rawValue: (days < 0 ? days + 7 : days) + 1) ?? .monday
  }

  /// The date before this date.
  public var previous: LocalDay { LocalDay(number: number - 1) }
}
