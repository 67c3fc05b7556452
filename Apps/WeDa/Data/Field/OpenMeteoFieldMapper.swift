import Foundation
package import WeDaDomain

extension OpenMeteoFieldDTO {
  /// Converts the forecast of a tile's point. An implausible value counts as missing, since each
  /// point is one of many.
  ///
  /// - Returns: `nil` if the hours cannot be told from each other.
  package func toDomain(_ tile: MapTile, fetchedAt: Date) -> FieldCell? {
    let times = hourly.time.map { try? OpenMeteoTime.instant($0, offset: 0, "hourly.time") }
    guard let first = times.first, let start = first, hourly.hasWholeColumns else { return nil }
    for (number, time) in times.enumerated() {
      let expected = start.addingTimeInterval(Double(number) * ForecastSlot.oneHour)
      guard time == expected else { return nil }
    }
    return FieldCell(
      tile: tile, start: start, hours: times.indices.map(hourly.hour), fetchedAt: fetchedAt)
  }
}

extension OpenMeteoFieldDTO.HourlyDTO {
  /// A Boolean value that indicates whether all columns have a value for each hour.
  fileprivate var hasWholeColumns: Bool {
    [temperature, precipitation, clouds, wind, windFrom]
      .allSatisfy { $0.map { $0.count == time.count } ?? true }
  }

  fileprivate func hour(_ number: Int) -> FieldHour {
    func value(_ column: [Double?]?, _ number: Int) -> Double? {
      guard let column, column.indices.contains(number) else { return nil }
      return column[number]
    }
    let wind = try? openMeteoWind(
      value(wind, number), from: value(windFrom, number), gust: nil)
    // The amount of an hour is reported at its end.
    let amount = value(precipitation, number + 1)
    return FieldHour(
      temperature: (try? value(temperature, number).temperature("")) ?? nil,
      precipitation: (try? amount.precipitation("")) ?? nil,
      cloudiness: ((try? value(clouds, number).percent("")) ?? nil).map { $0 / 100 },
      wind: wind ?? nil)
  }
}
