/// How fast the wind is.
public enum WindUnit: String, MeasurementUnit {
  case metresPerSecond, kilometresPerHour, milesPerHour, knots
  /// What the wind does, from 0 (calm) to 12 (hurricane force).
  case beaufort
}

extension Speed {
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
