public import Foundation
public import WeDaDomain

/// A provider's response about a place, in the provider's terms and units.
public protocol WeatherAnswer: Sendable {
  /// Converts the response to the domain's terms and units.
  ///
  /// - Parameters:
  ///   - place: The requested place; it keeps its name, whatever the response calls it.
  ///   - provider: The provider to credit.
  ///   - fetchedAt: The time of the response.
  /// - Throws: ``UnreadableField`` for the first implausible value.
  func toDomain(
    place: Place, provider: WeatherProvider, fetchedAt: Date
  ) throws(UnreadableField) -> WeatherReport
}
