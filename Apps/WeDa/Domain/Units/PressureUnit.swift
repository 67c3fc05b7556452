/// A unit of air pressure.
public enum PressureUnit: String, MeasurementUnit {
  case hectopascals, inchesOfMercury, millimetresOfMercury
}

extension Pressure {
  /// Returns the pressure in a unit.
  public func value(in unit: PressureUnit) -> Double {
    switch unit {
    case .hectopascals: hectopascals
    case .inchesOfMercury: inchesOfMercury
    case .millimetresOfMercury: millimetresOfMercury
    }
  }
}
