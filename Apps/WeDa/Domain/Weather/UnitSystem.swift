/// The units that a person reads.
public enum UnitSystem: String, CaseIterable, Sendable {
  /// °C, m/s, hPa, km, mm.
  case metric
  /// °F, mph, inHg, mi, in.
  case imperial
}

// Numbers without words: Presentation adds the locale and the unit's name.
extension Temperature {
  /// °C or °F.
  public func value(in units: UnitSystem) -> Double {
    units == .metric ? celsius : fahrenheit
  }
}

extension Speed {
  /// m/s or mph.
  public func value(in units: UnitSystem) -> Double {
    units == .metric ? metresPerSecond : milesPerHour
  }
}

extension Pressure {
  /// hPa or inches of mercury.
  public func value(in units: UnitSystem) -> Double {
    units == .metric ? hectopascals : inchesOfMercury
  }
}

extension Distance {
  /// Kilometres or miles.
  public func value(in units: UnitSystem) -> Double {
    units == .metric ? kilometres : miles
  }
}

extension Precipitation {
  /// Millimetres or inches.
  public func value(in units: UnitSystem) -> Double {
    units == .metric ? millimetres : inches
  }
}

extension Double {
  /// Rounds to a number of decimals, half away from zero, and never to minus zero.
  ///
  ///     (-0.4).rounded(decimals: 0)    // 0, not -0
  public func rounded(decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<max(decimals, 0) { factor *= 10 }
    // Adding zero turns -0 into 0 and changes nothing else.
    return (self * factor).rounded() / factor + 0
  }
}
