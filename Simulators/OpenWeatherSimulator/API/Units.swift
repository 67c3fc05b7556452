import SimulatedWorld

/// The unit systems of the service. Rain is in millimeters and visibility in meters in all of them.
enum Units: String {
  case standard, metric, imperial

  /// Creates the system of a name; unknown or missing names mean the standard, as in the real
  /// service.
  init(parameter: String?) { self = parameter.flatMap(Units.init(rawValue:)) ?? .standard }

  func temperature(_ celsius: Double) -> Double {
    switch self {
    case .standard: rounded(celsius + 273.15)
    case .metric: rounded(celsius)
    case .imperial: rounded(celsius * 9 / 5 + 32)
    }
  }

  func speed(_ metresPerSecond: Double) -> Double {
    rounded(self == .imperial ? metresPerSecond * 2.236936 : metresPerSecond)
  }
}
