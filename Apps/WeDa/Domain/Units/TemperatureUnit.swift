/// A unit of temperatures.
public enum TemperatureUnit: String, MeasurementUnit { case celsius, fahrenheit }

// Plain numbers: the presentation layer adds the locale and the unit's name.
extension Temperature {
  /// Returns the temperature in a unit.
  public func value(in unit: TemperatureUnit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: fahrenheit
    }
  }
}
