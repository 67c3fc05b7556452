/// All units at once, for whoever does not care to choose each.
public enum UnitPreset: String, MeasurementUnit {
  case metric, american, british

  public var units: UnitChoice {
    switch self {
    case .metric: .metric
    case .american: .american
    case .british: .british
    }
  }

  /// The preset that is chosen; `nil` for a mixture.
  public init?(_ units: UnitChoice) {
    guard let preset = Self.allCases.first(where: { $0.units == units }) else { return nil }
    self = preset
  }
}
