import WeDaDomain

extension Double? {
  /// The value; `nil` for -999, which old models write for a missing one.
  var known: Double? { self == -999 ? nil : self }

  /// Converts the value to a temperature; `nil` if it is missing.
  ///
  /// - Throws: ``UnreadableField`` for an implausible value.
  func temperature(_ path: String) throws(UnreadableField) -> Temperature? {
    guard let value = known else { return nil }
    return Temperature(celsius: try value.checked(Plausible.celsius, path))
  }

  func percent(_ path: String) throws(UnreadableField) -> Double? {
    try known?.checked(Plausible.percent, path)
  }

  func speed(_ path: String) throws(UnreadableField) -> Speed? {
    guard let value = known else { return nil }
    return Speed(metresPerSecond: try value.checked(Plausible.metresPerSecond, path))
  }

  func precipitation(_ path: String) throws(UnreadableField) -> Precipitation? {
    guard let value = known else { return nil }
    return Precipitation(millimetres: try value.checked(Plausible.millimetres, path))
  }
}

/// Converts the values to a wind.
///
/// - Returns: The wind; `nil` without a speed.
func openMeteoWind(
  _ speed: Double?, from direction: Double?, gust: Double?
) throws(UnreadableField) -> Wind? {
  guard let speed = try speed.speed("wind_speed_10m") else { return nil }
  return Wind(
    speed: speed, direction: try direction.known?.checked(-360...720, "wind_direction_10m"),
    gust: try gust.speed("wind_gusts_10m"))
}
