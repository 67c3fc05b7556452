import SimulatedWorld

/// The unit systems of the service. Rain is in millimetres and visibility in metres in all of them.
enum Units: String {
  case standard, metric, imperial

  /// An unknown or missing name means the standard, as for the real service.
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
