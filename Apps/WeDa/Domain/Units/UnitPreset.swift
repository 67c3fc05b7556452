/// A preset of all units.
public enum UnitPreset: String, MeasurementUnit {
  case metric, american, british

  /// The units of the preset.
  public var units: UnitChoice {
    switch self {
    case .metric: .metric
    case .american: .american
    case .british: .british
    }
  }

  /// Creates the preset with these units; `nil` if there is none.
  public init?(_ units: UnitChoice) {
    guard let preset = Self.allCases.first(where: { $0.units == units }) else { return nil }
    self = preset
  }
}
