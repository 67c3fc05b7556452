/// A unit of wind speeds.
public enum WindUnit: String, MeasurementUnit {
  case metresPerSecond, kilometresPerHour, milesPerHour, knots
  /// The Beaufort scale, from 0 (calm) to 12 (hurricane force).
  case beaufort
}

extension Speed {
  /// Returns the speed in a unit.
  public func value(in unit: WindUnit) -> Double {
    switch unit {
    case .metresPerSecond: metresPerSecond
    case .kilometresPerHour: kilometresPerHour
    case .milesPerHour: milesPerHour
    case .knots: knots
    case .beaufort: Double(beaufort.force)
    }
  }
}
