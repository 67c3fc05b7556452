import Foundation
import WeDaDomain

extension OpenMeteoForecastDTO.HourlyDTO {
  /// Converts the hours to slots; an hour without a temperature is left out.
  ///
  /// - Parameters:
  ///   - offset: The response's offset in seconds east of UTC.
  ///   - place: The position of the place. For an hour of which the response does not say whether
  ///     it is day, the sun there decides.
  /// - Throws: ``UnreadableField`` with the column and the hour.
  func toDomain(
    offset: Int, at place: Coordinate
  ) throws(UnreadableField) -> [ForecastSlot] {
    try checkLengths()
    let times = try column("time") { () throws(UnreadableField) in
      try time.mapping { (text) throws(UnreadableField) in
        try OpenMeteoTime.instant(text, offset: offset, "")
      }
    }
    var slots: [ForecastSlot] = []
    for hour in times.indices {
      do throws(UnreadableField) {
        if let slot = try slot(hour, times, place) { slots.append(slot) }
      } catch {
        throw UnreadableField(
          path: "\(error.path)[\(hour)]", value: error.value, rule: error.rule)
      }
    }
    return slots
  }

  private func slot(
    _ hour: Int, _ times: [Date], _ place: Coordinate
  ) throws(UnreadableField) -> ForecastSlot? {
    guard let temperature = try temperature[hour].temperature("temperature_2m") else { return nil }
    let next = after(hour, times)
    let isDaytime = isDay.at(hour).map { $0 != 0 } ?? SunPosition.isUp(at: place, times[hour])
    return ForecastSlot(
      time: times[hour], duration: ForecastSlot.oneHour, temperature: temperature,
      feelsLike: try feelsLike.at(hour).temperature("apparent_temperature"),
      condition: WeatherCondition(wmo: code.at(hour), isDaytime: isDaytime),
      wind: try openMeteoWind(wind.at(hour), from: windFrom.at(hour), gust: gust.at(hour)),
      probability: try probability.at(next).percent("precipitation_probability")
        .map { $0 / 100 },
      precipitation: try precipitation.at(next).precipitation("precipitation"))
  }

  /// Returns the index of an hour's precipitation, which is reported with the end of the hour;
  /// `nil` if there is none.
  private func after(_ hour: Int, _ times: [Date]) -> Int? {
    guard hour + 1 < times.count else { return nil }
    let step = times[hour + 1].timeIntervalSince(times[hour])
    return step == ForecastSlot.oneHour ? hour + 1 : nil
  }

  /// Throws if columns differ in length, since their values would belong to the wrong hours.
  private func checkLengths() throws(UnreadableField) {
    let columns: [(String, Int?)] = [
      ("temperature_2m", temperature.count), ("apparent_temperature", feelsLike?.count),
      ("precipitation_probability", probability?.count),
      ("precipitation", precipitation?.count), ("weather_code", code?.count),
      ("is_day", isDay?.count), ("wind_speed_10m", wind?.count),
      ("wind_direction_10m", windFrom?.count), ("wind_gusts_10m", gust?.count),
    ]
    for case (let name, let count?) in columns where count != time.count {
      throw UnreadableField(path: name, value: "\(count) values", rule: "\(time.count) values")
    }
  }

  /// Runs work, and prepends a column's name to the path of an error.
  private func column<Value>(
    _ name: String, _ work: () throws(UnreadableField) -> Value
  ) throws(UnreadableField) -> Value {
    do throws(UnreadableField) {
      return try work()
    } catch {
      let index = error.path.prefix { $0 != "." }
      throw UnreadableField(path: "\(name)\(index)", value: error.value, rule: error.rule)
    }
  }
}

extension [Double?]? {
  /// Returns the value at an hour; `nil` if the column or the hour is missing.
  fileprivate func at(_ hour: Int?) -> Double? {
    guard let hour, let column = self, column.indices.contains(hour) else { return nil }
    return column[hour]
  }
}
