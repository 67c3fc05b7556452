import Foundation
import WeDaDomain

extension CurrentFileDTO {
  init(_ current: CurrentWeather) {
    observedAt = current.observedAt.timeIntervalSince1970
    temperature = current.temperature.celsius
    feelsLike = current.feelsLike?.celsius
    condition = ConditionFileDTO(current.condition)
    wind = current.wind.map(WindFileDTO.init)
    humidity = current.humidity
    pressure = current.pressure?.hectopascals
    visibility = current.visibility?.metres
    cloudiness = current.cloudiness
    precipitation = current.precipitation?.millimetres
    sunrise = current.sunrise?.timeIntervalSince1970
    sunset = current.sunset?.timeIntervalSince1970
    polarLight = current.polarLight?.rawValue
  }

  /// Converts the record. Its values are checked again: one that no service sends would end the
  /// process when it is shown, and that of all visitors.
  func toDomain() throws(UnreadableField) -> CurrentWeather {
    CurrentWeather(
      observedAt: try instant(observedAt, "observed_at"),
      temperature: try celsius(temperature, "temperature"),
      feelsLike: try feelsLike.map(in: "feels_like", celsius), condition: try condition.toDomain(),
      wind: try wind?.toDomain(), humidity: try humidity?.checked(Plausible.percent, "humidity"),
      pressure: try pressure?.checked(Plausible.hectopascals, "pressure").pressure,
      visibility: try visibility?.checked(Plausible.metres, "visibility").distance,
      cloudiness: try cloudiness?.checked(Plausible.percent, "cloudiness"),
      precipitation: try precipitation?.checked(amount, "precipitation").rain,
      sunrise: try sunrise.map(in: "sunrise", instant),
      sunset: try sunset.map(in: "sunset", instant),
      polarLight: try polarLight.map { (text) throws(UnreadableField) in
        try PolarLight.read(text, "polar_light")
      })
  }
}

extension SlotFileDTO {
  init(_ slot: ForecastSlot) {
    time = slot.time.timeIntervalSince1970
    duration = slot.duration
    temperature = slot.temperature.celsius
    feelsLike = slot.feelsLike?.celsius
    low = slot.low.celsius
    high = slot.high.celsius
    condition = ConditionFileDTO(slot.condition)
    wind = slot.wind.map(WindFileDTO.init)
    humidity = slot.humidity
    pressure = slot.pressure?.hectopascals
    visibility = slot.visibility?.metres
    probability = slot.probability
    precipitation = slot.precipitation?.millimetres
  }

  func toDomain() throws(UnreadableField) -> ForecastSlot {
    ForecastSlot(
      time: try instant(time, "time"), duration: try readDuration(),
      temperature: try celsius(temperature, "temperature"),
      feelsLike: try feelsLike.map(in: "feels_like", celsius), low: try celsius(low, "low"),
      high: try celsius(high, "high"), condition: try condition.toDomain(),
      wind: try wind?.toDomain(), humidity: try humidity?.checked(Plausible.percent, "humidity"),
      pressure: try pressure?.checked(Plausible.hectopascals, "pressure").pressure,
      visibility: try visibility?.checked(Plausible.metres, "visibility").distance,
      probability: try probability?.checked(Plausible.percent, "probability"),
      precipitation: try precipitation?.checked(amount, "precipitation").rain)
  }

  private func readDuration() throws(UnreadableField) -> Double {
    try (duration ?? ForecastSlot.threeHours).checked(60...86_400, "duration")
  }
}

// MARK: Stored values

/// The range of amounts of rain and snow together.
private let amount = 0...2 * Plausible.millimetres.upperBound

private func instant(_ seconds: Double, _ path: String) throws(UnreadableField) -> Date {
  Date(timeIntervalSince1970: try seconds.checked(Plausible.seconds, path))
}

private func celsius(_ degrees: Double, _ path: String) throws(UnreadableField) -> Temperature {
  Temperature(celsius: try degrees.checked(Plausible.celsius, path))
}

extension Double {
  fileprivate var pressure: Pressure { Pressure(hectopascals: self) }
  fileprivate var distance: Distance { Distance(metres: self) }
  fileprivate var rain: Precipitation { Precipitation(millimetres: self) }
}

extension Double? {
  /// Converts the value, if there is one, which has a path in the record.
  fileprivate func map<Value>(
    in path: String, _ work: (Double, String) throws(UnreadableField) -> Value
  ) throws(UnreadableField) -> Value? {
    guard let self else { return nil }
    return try work(self, path)
  }
}
