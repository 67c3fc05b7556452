import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenWeatherService {
  /// Returns the answer of `/data/2.5/weather`.
  ///
  /// The weather is that of the full hour. The time stamp is rounded down to ten minutes.
  func current(_ spot: Spot, _ parameters: Parameters) -> JSON {
    let units = Units(parameter: parameters["units"])
    let time = Int(now().timeIntervalSince1970) / 600 * 600
    let offset = spot.offset(at: time)
    let weather = model.weather(
      at: spot.weatherPoint, climate: spot.climate(model), hour: time / 3600)
    let water = spot.hasRainGauge ? weather : weather.withoutWater
    return .object([
      "coord": coord(spot),
      "weather": [condition(weather, isDay: Sun.isUp(at: spot.weatherPoint, seconds: time))],
      "base": "stations",
      "main": main(spot, weather, units),
      "visibility": spot.hasVisibility ? .integer(weather.visibility) : nil,
      "wind": wind(weather, units, hasGust: spot.hasGusts),
      "rain": water.rain < 0.1 ? nil : .object(["1h": .number(water.rain)]),
      "snow": water.snow < 0.1 ? nil : .object(["1h": .number(water.snow)]),
      "clouds": .object(["all": .integer(weather.clouds)]),
      "dt": .integer(time),
      "sys": system(spot, time, offset),
      "timezone": .integer(offset),
      "id": .integer(spot.place?.id ?? 0),
      "name": .string(spot.place?.name ?? ""),
      "cod": 200,
    ])
  }

  private func main(_ spot: Spot, _ weather: Weather, _ units: Units) -> JSON {
    let below = weather.temperature - spot.spread
    let above = weather.temperature + 0.8 * spot.spread
    return .object([
      "temp": .number(units.temperature(weather.temperature)),
      "feels_like": .number(units.temperature(weather.feelsLike)),
      "temp_min": .number(units.temperature(below)),
      "temp_max": .number(units.temperature(above)),
      "pressure": .integer(weather.pressure),
      "humidity": .integer(weather.humidity),
      "sea_level": spot.hasGroundPressure ? .integer(weather.pressure) : nil,
      "grnd_level": spot.hasGroundPressure ? .integer(weather.groundPressure) : nil,
    ])
  }

  func coord(_ spot: Spot) -> JSON {
    let four = { (value: Double) in JSON.number((value * 1e4).rounded() / 1e4) }
    return .object(["lon": four(spot.coordinate.longitude), "lat": four(spot.coordinate.latitude)])
  }

  func condition(_ weather: Weather, isDay: Bool) -> JSON {
    .object([
      "id": .integer(weather.condition.id), "main": .string(weather.condition.main),
      "description": .string(weather.condition.description),
      "icon": .string(weather.condition.icon(isDay: isDay)),
    ])
  }

  func wind(_ weather: Weather, _ units: Units, hasGust: Bool) -> JSON {
    .object([
      "speed": .number(units.speed(weather.windSpeed)), "deg": .integer(weather.windDegrees),
      "gust": hasGust ? weather.gust.map { .number(units.speed($0)) } : nil,
    ])
  }

  /// Returns the member `sys`. Far from towns, the real service returns neither a station nor a
  /// country in it.
  private func system(_ spot: Spot, _ time: Int, _ offset: Int) -> JSON {
    let day = Sun.day(at: spot.weatherPoint, seconds: time, offset: offset)
    return .object([
      "type": spot.place.map { _ in 2 },
      "id": spot.place.map { .integer(2_000_000 + $0.rank) },
      "country": spot.place.map { .string($0.country) },
      "sunrise": .integer(day.sunrise),
      "sunset": .integer(day.sunset),
    ])
  }
}
