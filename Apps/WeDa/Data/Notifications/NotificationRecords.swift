public import Foundation
public import WeDaDomain

/// What the device's person chose about notifications, and what was told.
public protocol NotificationRecords: Sendable {
  /// The language in which to write; `nil` before the person was asked.
  func language() async throws(WeatherError) -> String?
  func keep(language: String) async throws(WeatherError)

  /// The ids of places that nothing is told of.
  func silenced() async throws(WeatherError) -> Set<String>
  func silence(_ place: String, _ isSilenced: Bool) async throws(WeatherError)

  /// By which a server reaches the device; `nil` where it gave none.
  func token() async throws(WeatherError) -> Data?
  func keep(token: Data?) async throws(WeatherError)

  /// Notes that something is told now. `false` where it was told before, also by another process.
  func claim(_ event: String, at now: Date) async throws(WeatherError) -> Bool
}
