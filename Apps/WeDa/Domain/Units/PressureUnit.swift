/// How heavy the air is.
public enum PressureUnit: String, MeasurementUnit {
  case hectopascals, inchesOfMercury, millimetresOfMercury
}

extension Pressure {
  public func value(in unit: PressureUnit) -> Double {
    switch unit {
    case .hectopascals: hectopascals
    case .inchesOfMercury: inchesOfMercury
    case .millimetresOfMercury: millimetresOfMercury
    }
  }
}
