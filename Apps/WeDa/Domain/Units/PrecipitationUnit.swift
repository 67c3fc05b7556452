/// How much falls.
public enum PrecipitationUnit: String, MeasurementUnit { case millimetres, inches }

extension Precipitation {
  public func value(in unit: PrecipitationUnit) -> Double {
    switch unit {
    case .millimetres: millimetres
    case .inches: inches
    }
  }
}
