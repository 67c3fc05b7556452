import Foundation

/// The forecast of a way, compared with a rule's threshold.
public struct RainForecast: Equatable, Sendable {
  /// The result of the comparison.
  public enum Verdict: String, Equatable, Sendable {
    /// The forecast reaches the threshold.
    case rain
    /// The forecast covers the whole way, and stays below the threshold.
    case dry
    /// The forecast leaves out a part of the way, and the rest stays below the threshold.
    case unknown
  }

  /// The way that the forecast is about.
  public let way: RainWay
  /// The result of the comparison.
  public let verdict: Verdict
  /// The highest known probability within the way, 0 ... 1; `nil` if none is reported.
  public let probability: Double?
  /// The known amount within the way; `nil` if none is reported.
  public let amount: Precipitation?
  /// The time zone of the place.
  public let zone: PlaceZone

  /// Compares the forecast of a way with a threshold.
  ///
  /// An amount is spread evenly over the hours of its slot. An unknown value counts neither as rain
  /// nor as no rain; only a probability of zero says that nothing falls.
  ///
  /// - Parameters:
  ///   - report: The forecast of the place.
  ///   - way: The way.
  ///   - threshold: The least rain of which the person is told.
  public init(_ report: WeatherReport, way: RainWay, threshold: RainThreshold) {
    let parts = report.slots.compactMap { Part($0, within: way.interval) }
    let probabilities = parts.compactMap(\.slot.probability)
    let amounts = parts.compactMap(\.amount)
    self.way = way
    zone = report.zone
    probability = probabilities.max()
    amount = amounts.isEmpty ? nil : Precipitation(millimetres: amounts.reduce(0, +))
    let isReached: Bool
    let known: Int
    switch threshold {
    case .probability(let least):
      isReached = probability.map { $0 >= least } ?? false
      known = probabilities.count
    case .amount(let least):
      isReached = amount.map { $0.millimetres >= least.millimetres } ?? false
      known = amounts.count
    }
    let isCovered = known == parts.count && Part.cover(parts, way.interval)
    verdict = isReached ? .rain : isCovered ? .dry : .unknown
  }

  /// The part of a slot that is within a way.
  private struct Part {
    let slot: ForecastSlot
    let interval: DateInterval

    init?(_ slot: ForecastSlot, within way: DateInterval) {
      guard slot.duration > 0,
        let common = DateInterval(start: slot.time, duration: slot.duration)
          .intersection(with: way),
        common.duration > 0
      else { return nil }
      self.slot = slot
      interval = common
    }

    /// The amount within the part in millimetres; `nil` if it is unknown.
    var amount: Double? {
      if let whole = slot.precipitation?.millimetres {
        return whole * interval.duration / slot.duration
      }
      return slot.probability == 0 ? 0 : nil
    }

    /// Returns whether the parts, in order of time, leave nothing of a way out.
    static func cover(_ parts: [Part], _ way: DateInterval) -> Bool {
      var covered = way.start
      for part in parts {
        guard part.interval.start <= covered else { return false }
        covered = max(covered, part.interval.end)
      }
      return covered >= way.end
    }
  }
}
