/// The least rain on a way of which a person wants to be told.
public enum RainThreshold: Hashable, Sendable {
  /// The probability of precipitation in any hour of the way, 0 ... 1.
  case probability(Double)
  /// The amount that falls within the way.
  case amount(Precipitation)

  /// The thresholds that a person can choose from.
  public static let choices: [RainThreshold] =
    [0.2, 0.4, 0.6, 0.8].map(Self.probability)
    + [0.2, 1, 2.5].map { .amount(Precipitation(millimetres: $0)) }

  /// A Boolean value that indicates whether the threshold can be reached, and not without rain.
  var isPossible: Bool {
    switch self {
    case .probability(let value): value > 0 && value <= 1
    case .amount(let value): value.millimetres > 0 && value.millimetres.isFinite
    }
  }
}
