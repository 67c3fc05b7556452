/// A unit of visibility.
public enum DistanceUnit: String, MeasurementUnit { case kilometres, miles }

extension Distance {
  /// Returns the distance in a unit.
  public func value(in unit: DistanceUnit) -> Double {
    switch unit {
    case .kilometres: kilometres
    case .miles: miles
    }
  }
}
