import Foundation

/// A generator of weather, always the same for the same place and hour.
///
/// The temperature follows the climate of the place through the year and the sun through the day;
/// smooth noise varies it, the clouds, the wind and the pressure. Rain falls where the clouds are
/// thickest, with the frequency and amount of the season.
package struct WeatherModel: Sendable {
  private let climates: ClimateTable

  package init(climates: ClimateTable) {
    self.climates = climates
  }

  package func climate(at place: Coordinate) -> Climate { climates.climate(at: place) }

  /// Returns the weather of a place and hour.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - climate: The ``climate(at:)`` of the place; compute it once for many hours.
  ///   - hour: Whole hours since 1970.
  package func weather(at place: Coordinate, climate: Climate, hour: Int) -> Weather {
    let moment = Moment(place: place, climate: climate, hour: hour)
    let chance = Chance(moment.direction, hour: hour)
    let excess = chance.moisture - moment.rainThreshold
    let sky = sky(moment, chance, excess: excess)
    let pressure = moment.pressure(chance.pressure)
    return Weather(
      temperature: sky.temperature, feelsLike: rounded(sky.feelsLike), humidity: sky.humidity,
      clouds: sky.clouds, pressure: Int(pressure.rounded()),
      groundPressure: Int((pressure * exp(-climate.elevation / 8434)).rounded()),
      visibility: sky.visibility, windSpeed: sky.wind,
      windDegrees: moment.windDegrees(chance.direction),
      gust: sky.wind < 2.5 ? nil : rounded(sky.wind * (1.35 + 0.2 * abs(chance.gusts))),
      rain: rounded(sky.precipitation - sky.snowfall), snow: rounded(sky.snowfall),
      probability: moment.probability(excess, isWet: sky.precipitation > 0),
      condition: sky.condition)
  }

  /// Returns the sky of an hour.
  ///
  /// - Parameter excess: The moisture above the threshold for rain.
  private func sky(_ moment: Moment, _ chance: Chance, excess: Double) -> Sky {
    let cover = 1 / (1 + exp(-1.9 * (excess + 1.3 + 0.5 * chance.clouds)))
    let daily = moment.dailyHalfRange * (1 - 0.5 * cover) * moment.sunFactor * moment.cycle
    let temperature = rounded(
      moment.usualTemperature + 0.75 * moment.spread * chance.warmth + daily)
    let precipitation = moment.precipitation(excess)
    let damp = 16 * max(0, chance.damp - 0.5) * max(0, -moment.cycle) * moment.wetness
    return Sky(
      temperature: temperature, clouds: Int((100 * cover).rounded()),
      humidity: moment.humidity(
        cover: cover, warming: daily, damp: damp, temperature: temperature,
        isWet: precipitation > 0),
      precipitation: precipitation, wind: moment.wind(chance.wind),
      instability: chance.instability + 0.8 * moment.cycle, isDesert: moment.wetHours < 0.02)
  }
}

/// Returns a value rounded to two decimals, as the service gives them.
package func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
