import WeDaDomain

extension ConditionCode {
  /// Creates a code from the WMO code that Open-Meteo uses.
  ///
  ///     ConditionCode(wmo: 67)    // freezingRain
  init(wmo code: Int) {
    self =
      switch code {
      case 0, 1: .clear
      case 2: .partlyCloudy
      case 3: .cloudy
      case 45, 48: .fog
      case 51, 53, 55: .drizzle
      case 56, 57, 66, 67: .freezingRain
      case 61, 63: .rain
      case 65: .heavyRain
      case 71, 73, 75, 77: .snow
      case 80, 81, 82: .showers
      case 85, 86: .snowShowers
      case 95: .thunderstorm
      case 96, 99: .hail
      default: .unknown
      }
  }

  /// Creates the condition for a WMO code, by day or by night as the response says.
  ///
  /// - Parameter code: The value of the response; `unknown` if it is missing or not a whole number.
  init(wmo code: Double?) {
    self = code.flatMap { Int(exactly: $0) }.map(ConditionCode.init(wmo:)) ?? .unknown
  }
}

extension WeatherCondition {
  /// Creates the condition of a WMO code by day or by night.
  ///
  /// - Parameter wmo: The value of the response; `unknown` if it is missing or not a whole number.
  init(wmo: Double?, isDaytime: Bool) {
    let number = wmo.flatMap { Int(exactly: $0) }
    self.init(
      code: ConditionCode(wmo: wmo), isDaytime: isDaytime,
      isSevere: number.map(Self.isSevere) ?? false)
  }

  /// Returns whether the code means severe weather: heavy or freezing rain, heavy snow, a violent
  /// shower or a thunderstorm.
  private static func isSevere(wmo: Int) -> Bool {
    switch wmo {
    case 65...67, 75, 82, 86, 95...99: true
    default: false
    }
  }
}
