public import Foundation
public import WeDaDomain

extension OpenMeteoForecastDTO: WeatherAnswer {
  /// Converts the response to the current weather and the forecast.
  ///
  /// - Throws: ``UnreadableField`` for the first implausible value.
  public func toDomain(
    place: Place, provider: WeatherProvider, fetchedAt: Date
  ) throws(UnreadableField) -> WeatherReport {
    _ = try Double(offset).checked(Plausible.timeZone, "utc_offset_seconds")
    let slots = try mapping("hourly") { () throws(UnreadableField) in
      try hourly.toDomain(offset: offset, at: place.coordinate)
    }
    var report = WeatherReport(
      place: place, current: try readCurrent(slots, at: place.coordinate), slots: slots, zone: zone,
      fetchedAt: fetchedAt, provider: provider, origin: .remote)
    report.gridPoint = GridPoint(latitude: latitude, longitude: longitude, height: elevation)
    return report
  }

  /// The time zone of the place. If the system does not know its name, a zone with the offset is
  /// used, which is right until the clocks change.
  private var zone: PlaceZone {
    guard let timezone, let zone = try? PlaceZone(identifier: timezone) else {
      return PlaceZone(offset: offset)
    }
    return zone
  }

  private func readCurrent(
    _ slots: [ForecastSlot], at place: Coordinate
  ) throws(UnreadableField) -> CurrentWeather {
    let observedAt = try OpenMeteoTime.instant(current.time, offset: offset, "current.time")
    let hour = slots.last { $0.time <= observedAt && observedAt < $0.end }
    let before = slots.last { $0.end <= observedAt }
    let isDay =
      current.isDay.map { $0 != 0 } ?? hour?.condition.isDaytime
      ?? SunPosition.isUp(at: place, observedAt)
    let sun = try mapping("daily") { () throws(UnreadableField) in
      try daily?.sun(
        on: LocalDay(of: observedAt, offset: offset), offset: offset, isDay: isDay) ?? .unknown
    }
    return try mapping("current") { () throws(UnreadableField) in
      try current.toDomain(observedAt, isDay: isDay, hour: hour, before: before, sun)
    }
  }
}

extension OpenMeteoForecastDTO.CurrentDTO {
  /// Returns the current weather of the domain.
  ///
  /// - Parameters:
  ///   - hour: The slot of the current hour, whose temperature is used if this has none.
  ///   - before: The preceding hour, for its precipitation.
  fileprivate func toDomain(
    _ observedAt: Date, isDay: Bool, hour: ForecastSlot?, before: ForecastSlot?,
    _ sun: OpenMeteoSun
  ) throws(UnreadableField) -> CurrentWeather {
    let told = try temperature.temperature("temperature_2m")
    guard let temperature = told ?? hour?.temperature else {
      throw UnreadableField(path: "temperature_2m", value: "null", rule: "a number")
    }
    return CurrentWeather(
      observedAt: observedAt, temperature: temperature,
      feelsLike: try feelsLike.temperature("apparent_temperature"),
      condition: WeatherCondition(wmo: code, isDaytime: isDay),
      wind: try openMeteoWind(wind, from: windFrom, gust: gust),
      humidity: try humidity.percent("relative_humidity_2m"), pressure: try readPressure(),
      visibility: try readVisibility(), cloudiness: try clouds.percent("cloud_cover"),
      precipitation: before?.precipitation, sunrise: sun.sunrise, sunset: sun.sunset,
      polarLight: sun.polarLight)
  }

  private func readPressure() throws(UnreadableField) -> Pressure? {
    guard let value = pressure.known else { return nil }
    return Pressure(hectopascals: try value.checked(Plausible.hectopascals, "pressure_msl"))
  }

  private func readVisibility() throws(UnreadableField) -> Distance? {
    guard let value = visibility.known else { return nil }
    return Distance(metres: try value.checked(Plausible.metres, "visibility"))
  }
}
