import Foundation

/// Returns the apparent temperature as the American weather service defines it: wind chill if it is
/// cold, heat index if it is warm.
///
/// - Parameters:
///   - temperature: °C.
///   - humidity: Percent.
///   - wind: m/s.
/// - Returns: °C.
func apparentTemperature(_ temperature: Double, humidity: Double, wind: Double) -> Double {
  if temperature <= 10 { return min(temperature, windChill(temperature, wind)) }
  let fahrenheit = temperature * 9 / 5 + 32
  let simple = 0.5 * (fahrenheit + 61 + (fahrenheit - 68) * 1.2 + humidity * 0.094)
  let index = (simple + fahrenheit) / 2 < 80 ? simple : heatIndex(fahrenheit, humidity)
  return (index - 32) * 5 / 9
}

private func windChill(_ temperature: Double, _ wind: Double) -> Double {
  guard wind > 1.34 else { return temperature }
  let power = pow(wind * 3.6, 0.16)
  return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
}

/// Returns the heat index by Rothfusz' regression, in °F.
private func heatIndex(_ t: Double, _ r: Double) -> Double {
  let linear = -42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r
  let squares = -6.83783e-3 * t * t - 5.481717e-2 * r * r
  let mixed = 1.22874e-3 * t * t * r + 8.5282e-4 * t * r * r - 1.99e-6 * t * t * r * r
  return linear + squares + mixed
}
