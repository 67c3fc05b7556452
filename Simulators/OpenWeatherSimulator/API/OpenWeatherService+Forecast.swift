import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenWeatherService {
  private static let slotHours = 3

  /// Returns the answer of `/data/2.5/forecast`: up to 40 slots of three hours, starting with the
  /// next one; before them those of today that are over, if
  /// ``OpenWeatherSimulator/Configuration/forecastsWholeToday`` is set.
  func forecast(_ spot: Spot, _ parameters: Parameters) -> JSON {
    let units = Units(parameter: parameters["units"])
    let count = parameters.count("cnt", default: 40, atMost: 40)
    let seconds = Int(now().timeIntervalSince1970)
    let climate = spot.climate(model)
    let first = (seconds / 3600 / Self.slotHours + 1) * Self.slotHours
    let over = forecastsWholeToday ? slotsOver(before: first, at: spot, seconds) : 0
    let slots = (-over..<count).map { index in
      slot(spot, climate, units, hour: first + Self.slotHours * index, index: index)
    }
    return .object([
      "cod": "200", "message": 0, "cnt": .integer(slots.count), "list": .array(slots),
      "city": city(spot, seconds),
    ])
  }

  /// Returns the number of slots from the beginning of the place's date to an hour.
  private func slotsOver(before hour: Int, at spot: Spot, _ seconds: Int) -> Int {
    let offset = spot.offset(at: seconds)
    let local = seconds + offset
    let midnight = local / 86_400 * 86_400 - offset
    return (hour * 3600 - midnight) / (Self.slotHours * 3600)
  }

  private func slot(
    _ spot: Spot, _ climate: Climate, _ units: Units, hour: Int, index: Int
  ) -> JSON {
    let point = spot.weatherPoint
    let hours = (0..<Self.slotHours).map {
      model.weather(at: point, climate: climate, hour: hour - $0)
    }
    var weather = hours[0]
    // Unlike an observation, each slot has gusts, also in a calm.
    weather.gust = weather.gust ?? rounded(weather.windSpeed * 1.35)
    let rain = rounded(hours.map(\.rain).reduce(0, +))
    let snow = rounded(hours.map(\.snow).reduce(0, +))
    let isDay = Sun.isUp(at: point, seconds: hour * 3600)
    return .object([
      "dt": .integer(hour * 3600),
      "main": main(
        weather, units, correction: (0..<3).contains(index) ? correction(spot, index) : 0),
      "weather": [condition(weather, isDay: isDay)],
      "clouds": .object(["all": .integer(weather.clouds)]),
      "wind": wind(weather, units, hasGust: true),
      "visibility": .integer(weather.visibility),
      "pop": .number(hours.map(\.probability).max() ?? 0),
      "rain": rain < 0.1 ? nil : .object(["3h": .number(rain)]),
      "snow": snow < 0.1 ? nil : .object(["3h": .number(snow)]),
      "sys": .object(["pod": isDay ? "d" : "n"]),
      "dt_txt": .string(Self.text(hour: hour)),
    ])
  }

  /// Returns the correction of the first three slots, which widens their range, as in the real
  /// service.
  private func correction(_ spot: Spot, _ index: Int) -> Double {
    rounded(spot.correction * [1, 0.6, 0.3][index])
  }

  private func main(_ weather: Weather, _ units: Units, correction: Double) -> JSON {
    .object([
      "temp": .number(units.temperature(weather.temperature)),
      "feels_like": .number(units.temperature(weather.feelsLike)),
      "temp_min": .number(units.temperature(weather.temperature - max(0, correction))),
      "temp_max": .number(units.temperature(weather.temperature + max(0, -correction))),
      "pressure": .integer(weather.pressure), "sea_level": .integer(weather.pressure),
      "grnd_level": .integer(weather.groundPressure), "humidity": .integer(weather.humidity),
      "temp_kf": .number(correction),
    ])
  }

  private func city(_ spot: Spot, _ seconds: Int) -> JSON {
    let offset = spot.offset(at: seconds)
    let day = Sun.day(at: spot.weatherPoint, seconds: seconds, offset: offset)
    return .object([
      "id": .integer(spot.place?.id ?? 0), "name": .string(spot.place?.name ?? ""),
      "coord": .object(["lat": coord(spot)["lat"], "lon": coord(spot)["lon"]]),
      "country": .string(spot.place?.country ?? ""),
      "population": .integer(spot.place?.population ?? 0), "timezone": .integer(offset),
      "sunrise": .integer(day.sunrise), "sunset": .integer(day.sunset),
    ])
  }

  /// Returns a time in UTC such as `2025-03-20 21:00:00`.
  private static func text(hour: Int) -> String {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .gmt)
      .year().month().day().time(includingFractionalSeconds: false)
    return Date(timeIntervalSince1970: Double(hour) * 3600).formatted(style)
  }
}
