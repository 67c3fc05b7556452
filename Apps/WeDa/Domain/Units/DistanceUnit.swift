/// How far one sees.
public enum DistanceUnit: String, MeasurementUnit { case kilometres, miles }

extension Distance {
  public func value(in unit: DistanceUnit) -> Double {
    switch unit {
    case .kilometres: kilometres
    case .miles: miles
    }
  }
}
