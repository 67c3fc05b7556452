import Foundation

/// Parses Open-Meteo's times: text without a time zone, with one offset for the whole response.
///
///     try OpenMeteoTime.instant("2025-10-26T12:00", offset: 7200)    // 10:00 UTC
enum OpenMeteoTime {
  /// Returns the instant of a local time.
  ///
  /// - Parameters:
  ///   - text: `YYYY-MM-DDThh:mm`, or a date, which means its midnight.
  ///   - offset: The response's offset in seconds east of UTC.
  static func instant(
    _ text: String, offset: Int, _ path: String
  ) throws(UnreadableField) -> Date {
    guard let seconds = seconds(text) else {
      throw UnreadableField(path: path, value: text, rule: "YYYY-MM-DDThh:mm")
    }
    guard Plausible.seconds.contains(Double(seconds)) else {
      throw UnreadableField(path: path, value: text, rule: "from 1970 to 2199")
    }
    return Date(timeIntervalSince1970: Double(seconds - offset))
  }

  /// Returns the seconds since 1970 of the text as if it were UTC.
  private static func seconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || bytes.count == 16, bytes[4] == dash, bytes[7] == dash,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    guard bytes.count == 16 else { return days(year, month, day) * 86_400 }
    guard bytes[10] == letterT, bytes[13] == colon, let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), hour < 24, minute < 60
    else { return nil }
    return days(year, month, day) * 86_400 + hour * 3600 + minute * 60
  }

  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")
  private static let letterT = UInt8(ascii: "T")

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      value = value * 10 + Int(digit) - 48
    }
    return value
  }

  /// Returns the days since 1970 in the Gregorian calendar, counted in years that begin in March.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month <= 2 ? year - 1 : year
    let era = years / 400
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
