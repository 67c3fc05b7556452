import Foundation

/// The climate and the position of the sun at one hour, before randomness is added.
struct Moment {
  let place: Coordinate
  let direction: SIMD3<Double>
  let climate: Climate
  /// The mean temperature of the season, in °C.
  let usualTemperature: Double
  /// The fraction of hours with rain in the season.
  let wetHours: Double
  private let rainPerWetHour: Double
  /// The daily cycle of the temperature, from -1 at 5:00 to 1 at 14:30 solar time.
  let cycle: Double
  /// The fraction of the daily warming that the sun's height allows, from 0.15 in the polar night
  /// to 1.
  let sunFactor: Double

  init(place: Coordinate, climate: Climate, hour: Int) {
    self.place = place
    self.climate = climate
    direction = place.direction
    let days = Double(hour) / 24
    let summer = Climate.summer(days.truncatingRemainder(dividingBy: 365.2425))
    usualTemperature = climate.temperature(summer: summer)
    wetHours = climate.wetHours(summer: summer)
    rainPerWetHour = climate.rainPerWetHour(summer: summer)
    let solarHour = (Double(hour % 24) + place.longitude / 15 + 24)
      .truncatingRemainder(dividingBy: 24)
    cycle = Self.cycle(solarHour)
    // Noon and midnight of the current day, so that the factor changes over weeks instead of hours.
    let noon =
      (days + place.longitude / 360).rounded(.down) * 86400 + (0.5 - place.longitude / 360) * 86400
    let light = [0.0, 43200].map { max(0, Sun.height(at: place, seconds: noon + $0)) }
    sunFactor = min(1, max(0.15, (light[0] - light[1]) / 0.6))
  }

  /// Returns the daily cycle at an hour of solar time: it rises for nine and a half hours, and
  /// falls for fourteen and a half.
  private static func cycle(_ hour: Double) -> Double {
    if (5..<14.5).contains(hour) { return -cos(.pi * (hour - 5) / 9.5) }
    return cos(.pi * (hour >= 14.5 ? hour - 14.5 : hour + 9.5) / 14.5)
  }

  /// The wetness of the climate: 0 in a desert, 1 where rain is frequent.
  var wetness: Double { min(1, wetHours / 0.12) }

  /// The variation between days in kelvin: small in the tropics, large inland.
  var spread: Double { min(4.5, 0.8 + 0.3 * climate.halfRange) }

  /// The difference between a day's mean temperature and its warmest hour under a clear sky, in
  /// kelvin.
  var dailyHalfRange: Double { 7.5 - 3.5 * wetness }

  /// The value above which noise means rain: standard normal noise exceeds it in the fraction of
  /// wet hours (by the logistic approximation of the normal distribution).
  var rainThreshold: Double {
    let share = max(0.0005, wetHours)
    return log((1 - share) / share) / 1.702
  }

  /// Returns the precipitation in the hour in millimeters; 0 if it is below a tenth.
  func precipitation(_ excess: Double) -> Double {
    guard excess > 0, wetHours > 0.0005 else { return 0 }
    let millimetres = min(40, rainPerWetHour * pow(excess / 0.45, 1.3))
    return millimetres < 0.1 ? 0 : rounded(millimetres)
  }

  func probability(_ excess: Double, isWet: Bool) -> Double {
    let share = wetHours > 0.0005 ? 1 / (1 + exp(-2.4 * (excess + 0.2))) : 0
    if isWet { return rounded(max(0.2, share)) }
    return share < 0.05 ? 0 : rounded(share)
  }

  func humidity(
    cover: Double, warming: Double, damp: Double, temperature: Double, isWet: Bool
  ) -> Int {
    let usual = 36 + 42 * wetness + 18 * (cover - 0.5)
    let heat = 0.6 * max(0, temperature - 28)
    let value = usual - 2 * warming - heat + damp
    return Int(min(100, max(isWet ? 75 : 6, value)).rounded())
  }

  /// Returns the wind speed in m/s: higher towards the poles and in the afternoon.
  func wind(_ noise: Double) -> Double {
    let sine = direction.z
    return rounded((2.2 + 2.2 * sine * sine) * exp(0.5 * noise) * (1 + 0.2 * cycle))
  }

  /// Returns the wind direction: trade winds, westerlies or polar easterlies, with a random
  /// deviation.
  func windDegrees(_ noise: Double) -> Int {
    let north = place.latitude >= 0
    let usual =
      switch abs(place.latitude) {
      case ..<28: north ? 60.0 : 120
      case ..<64: north ? 245.0 : 285
      default: north ? 60.0 : 120
      }
    let degrees = (usual + 75 * noise).truncatingRemainder(dividingBy: 360)
    return (Int(degrees.rounded()) + 360) % 360
  }

  /// Returns the pressure at sea level in hPa: stable in the tropics, variable near the poles.
  func pressure(_ noise: Double) -> Double {
    let sine = abs(direction.z)
    let subtropical = 5 * exp(-pow((abs(place.latitude) - 32) / 12, 2))
    return 1011 + subtropical + (2 + 9 * sine) * noise
  }
}
