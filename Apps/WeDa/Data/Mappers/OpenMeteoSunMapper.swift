import Foundation
import WeDaDomain

/// The times of the sun today: sunrise, sunset, or polar day or night.
struct OpenMeteoSun {
  let sunrise: Date?
  let sunset: Date?
  let polarLight: PolarLight?

  static let unknown = OpenMeteoSun(sunrise: nil, sunset: nil, polarLight: nil)
}

extension OpenMeteoForecastDTO.DailyDTO {
  /// Returns the times of the sun on a day.
  ///
  /// - Parameters:
  ///   - day: Today's date in the response.
  ///   - isDay: Whether it is day now, which distinguishes polar day and night.
  func sun(
    on day: LocalDay, offset: Int, isDay: Bool
  ) throws(UnreadableField) -> OpenMeteoSun {
    guard let index = time.firstIndex(of: day.isoText),
      let sunrise = try instant(sunrise, index, offset, "sunrise[\(index)]"),
      let sunset = try instant(sunset, index, offset, "sunset[\(index)]")
    else { return .unknown }
    let start = Date(timeIntervalSince1970: day.midnightInGMT.timeIntervalSince1970)
      .addingTimeInterval(-Double(offset))
    let length = daylight?.indices.contains(index) == true ? daylight?[index] : nil
    if let polar = polar(sunrise, sunset, start: start, daylight: length, isDay: isDay) {
      return OpenMeteoSun(sunrise: nil, sunset: nil, polarLight: polar)
    }
    return OpenMeteoSun(sunrise: sunrise, sunset: sunset, polarLight: nil)
  }

  /// Returns polar day or night; `nil` if the sun rises and sets. In the polar night, both times
  /// are midnight. On a polar day, one of them is midnight and the other the next midnight; older
  /// servers return 1970.
  private func polar(
    _ sunrise: Date, _ sunset: Date, start: Date, daylight: Double?, isDay: Bool
  ) -> PolarLight? {
    if daylight == 0 { return .night }
    if let daylight, daylight >= 86_400 { return .day }
    guard sunrise.timeIntervalSince(start) > -86_400 else { return isDay ? .day : .night }
    if sunrise == sunset { return .night }
    return sunrise == start && sunset.timeIntervalSince(start) >= 86_400 ? .day : nil
  }

  private func instant(
    _ column: [String?]?, _ index: Int, _ offset: Int, _ path: String
  ) throws(UnreadableField) -> Date? {
    guard let column, column.indices.contains(index), let text = column[index] else { return nil }
    return try OpenMeteoTime.instant(text, offset: offset, path)
  }
}
