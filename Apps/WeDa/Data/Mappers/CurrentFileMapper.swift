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

  func toDomain() throws(UnreadableField) -> CurrentWeather {
    CurrentWeather(
      observedAt: Date(timeIntervalSince1970: observedAt),
      temperature: Temperature(celsius: temperature),
      feelsLike: feelsLike.map(Temperature.init(celsius:)), condition: try condition.toDomain(),
      wind: wind?.toDomain(), humidity: humidity,
      pressure: pressure.map(Pressure.init(hectopascals:)),
      visibility: visibility.map(Distance.init(metres:)), cloudiness: cloudiness,
      precipitation: precipitation.map(Precipitation.init(millimetres:)),
      sunrise: sunrise.map(Date.init(timeIntervalSince1970:)),
      sunset: sunset.map(Date.init(timeIntervalSince1970:)),
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
      time: Date(timeIntervalSince1970: time), duration: try readDuration(),
      temperature: Temperature(celsius: temperature),
      feelsLike: feelsLike.map(Temperature.init(celsius:)), low: Temperature(celsius: low),
      high: Temperature(celsius: high), condition: try condition.toDomain(),
      wind: wind?.toDomain(), humidity: humidity,
      pressure: pressure.map(Pressure.init(hectopascals:)),
      visibility: visibility.map(Distance.init(metres:)), probability: probability,
      precipitation: precipitation.map(Precipitation.init(millimetres:)))
  }

  private func readDuration() throws(UnreadableField) -> Double {
    try (duration ?? ForecastSlot.threeHours).checked(60...86_400, "duration")
  }
}
