public import Foundation

/// The quality of the air and the pollen at a place. Values that the source did not report are
/// `nil`.
public struct AirReport: Equatable, Sendable {
  /// A pollutant whose concentration is reported.
  public enum Pollutant: String, CaseIterable, Sendable {
    case fineDust, coarseDust, ozone, nitrogenDioxide, sulphurDioxide, carbonMonoxide

    /// The string catalog's key of the name: "pollutant.ozone.name".
    public var nameKey: String { "pollutant.\(rawValue).name" }
  }

  /// A plant whose pollen are counted.
  public enum Plant: String, CaseIterable, Sendable {
    case alder, birch, grass, mugwort, olive, ragweed

    /// The string catalog's key of the name: "pollen.birch.name".
    public var nameKey: String { "pollen.\(rawValue).name" }
  }

  /// The European air quality index, from 0; 100 and more is extremely poor.
  public let european: Double?
  /// The United States' air quality index, 0 ... 500.
  public let american: Double?
  /// The European indices of single pollutants.
  public let europeanParts: [Pollutant: Double]
  /// The United States' indices of single pollutants.
  public let americanParts: [Pollutant: Double]
  /// The concentrations in micrograms per cubic metre.
  public let concentrations: [Pollutant: Double]
  /// The pollen in grains per cubic metre; empty where they are not forecast.
  public let pollen: [Plant: Double]
  /// The time of the values.
  public let time: Date
  /// The time of the source's response.
  public let fetchedAt: Date

  /// Creates a report of the quality of the air and the pollen at a place.
  public init(
    european: Double?, american: Double?, europeanParts: [Pollutant: Double] = [:],
    americanParts: [Pollutant: Double] = [:], concentrations: [Pollutant: Double] = [:],
    pollen: [Plant: Double] = [:], time: Date, fetchedAt: Date
  ) {
    self.european = european
    self.american = american
    self.europeanParts = europeanParts
    self.americanParts = americanParts
    self.concentrations = concentrations
    self.pollen = pollen
    self.time = time
    self.fetchedAt = fetchedAt
  }

  /// A Boolean value that indicates whether the source reported neither index.
  public var hasNoIndex: Bool { european == nil && american == nil }

  /// The pollutant that determines the European index; `nil` if the source does not tell it.
  public var worstInEurope: Pollutant? { Self.worst(of: europeanParts, european) }

  /// The pollutant that determines the United States' index; `nil` if the source does not tell it.
  public var worstInAmerica: Pollutant? { Self.worst(of: americanParts, american) }

  /// Returns the pollutant of the greatest index, unless the index of all is greater: then one that
  /// is not reported determines it. Both are rounded, so they may differ by one.
  private static func worst(of parts: [Pollutant: Double], _ index: Double?) -> Pollutant? {
    guard let index, let most = parts.values.max(), most > 0, most >= index - 1 else { return nil }
    return Pollutant.allCases.first { parts[$0] == most }
  }
}

/// The level of the European or of the United States' air quality index.
public enum AirLevel: String, CaseIterable, Sendable {
  case good, fair, moderate, poor, veryPoor, extremelyPoor
  case acceptable, sensitive, unhealthy, veryUnhealthy, hazardous

  /// The string catalog's key of the name: "air.moderate.name".
  public var nameKey: String { "air.\(rawValue).name" }

  /// Creates the level of the European index, whose limits are 20, 40, 60, 80 and 100.
  public init(european index: Double) {
    let levels: [AirLevel] = [.good, .fair, .moderate, .poor, .veryPoor]
    self =
      levels.enumerated().first { index <= Double(20 * ($0.offset + 1)) }?.element
      ?? .extremelyPoor
  }

  /// Creates the level of the United States' index, whose limits are 50, 100, 150, 200 and 300.
  public init(american index: Double) {
    let levels: [(Double, AirLevel)] = [
      (50, .good), (100, .acceptable), (150, .sensitive), (200, .unhealthy), (300, .veryUnhealthy),
    ]
    self = levels.first { index <= $0.0 }?.1 ?? .hazardous
  }
}
