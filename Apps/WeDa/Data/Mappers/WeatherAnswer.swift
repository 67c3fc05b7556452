public import Foundation
public import WeDaDomain

/// A provider's answer about a place, in that provider's terms and units.
public protocol WeatherAnswer: Sendable {
  /// The same in the domain's terms and units, whoever said it.
  ///
  /// - Parameters:
  ///   - place: The place that was asked for; its own name stays, whatever the answer calls it.
  ///   - fetchedAt: When the answer came.
  func toDomain(
    place: Place, provider: WeatherProvider, fetchedAt: Date
  ) throws(UnreadableField) -> WeatherReport
}
