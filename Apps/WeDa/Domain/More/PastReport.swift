public import Foundation

/// Yesterday's weather at a place, and the usual weather there on this date.
public struct PastReport: Equatable, Sendable {
  /// The weather of yesterday; `nil` if no source has it.
  public let yesterday: DayFigures?
  /// The means of the date in the last years; `nil` if too few years are known.
  public let normals: Normals?
  /// The time of the source's response.
  public let fetchedAt: Date

  /// Creates a report of yesterday's weather at a place, and of the usual weather on this date.
  public init(yesterday: DayFigures?, normals: Normals?, fetchedAt: Date) {
    self.yesterday = yesterday
    self.normals = normals
    self.fetchedAt = fetchedAt
  }
}

/// The measured or computed weather of a past date.
public struct DayFigures: Equatable, Sendable {
  /// The lowest temperature of the day.
  public let low: Temperature
  /// The highest temperature of the day.
  public let high: Temperature
  /// The precipitation of the date; `nil` if it is unknown.
  public let precipitation: Precipitation?

  /// Creates the weather of a date.
  public init(low: Temperature, high: Temperature, precipitation: Precipitation? = nil) {
    self.low = low
    self.high = high
    self.precipitation = precipitation
  }
}

/// The means of the days around a date in several years.
public struct Normals: Equatable, Sendable {
  /// The number of past years that are requested.
  public static let years = 10
  /// The smallest number of years from which the usual weather is computed.
  public static let fewest = 5
  /// The number of days before and after the date that are included.
  public static let margin = 7

  /// The mean of the lowest temperatures.
  public let low: Temperature
  /// The mean of the highest temperatures.
  public let high: Temperature
  /// The mean precipitation of a day; `nil` if it is unknown.
  public let precipitation: Precipitation?
  /// The number of years with values.
  public let count: Int

  /// Creates the means of the days of each year; a year without values does not count.
  ///
  /// - Returns: `nil` for fewer than ``fewest`` years.
  public init?(_ years: [[DayFigures]]) {
    let known = years.filter { !$0.isEmpty }
    guard known.count >= Self.fewest else { return nil }
    // Each year weighs the same, however many of its days are known.
    func mean(_ value: (DayFigures) -> Double?) -> Double? {
      let means = known.compactMap { days in Self.mean(days.compactMap(value)) }
      return Self.mean(means)
    }
    guard let low = mean({ $0.low.celsius }), let high = mean({ $0.high.celsius }) else {
      return nil
    }
    self.low = Temperature(celsius: low)
    self.high = Temperature(celsius: high)
    precipitation = mean { $0.precipitation?.millimetres }.map(Precipitation.init(millimetres:))
    count = known.count
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// Returns the first and the last date of the window of each year before a date.
  public static func windows(before day: LocalDay) -> [(first: LocalDay, last: LocalDay)] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return (1...years).compactMap { number in
      guard let same = calendar.date(byAdding: .year, value: -number, to: day.midnightInGMT) else {
        return nil
      }
      let middle = LocalDay(of: same, offset: 0)
      return (
        LocalDay(number: middle.number - margin), LocalDay(number: middle.number + margin)
      )
    }
  }
}
