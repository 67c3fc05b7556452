/// A unit of precipitation.
public enum PrecipitationUnit: String, MeasurementUnit { case millimetres, inches }

extension Precipitation {
  /// Returns the amount in a unit.
  public func value(in unit: PrecipitationUnit) -> Double {
    switch unit {
    case .millimetres: millimetres
    case .inches: inches
    }
  }
}
