/// How warm it is, in which degrees.
public enum TemperatureUnit: String, MeasurementUnit { case celsius, fahrenheit }

// Numbers without words: Presentation adds the locale and the unit's name.
extension Temperature {
  public func value(in unit: TemperatureUnit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: fahrenheit
    }
  }
}
