public import Foundation
public import WeDaDomain

/// The person's choices about notifications, and the notifications that were sent.
public protocol NotificationRecords: Sendable {
  /// Returns the language of notifications; `nil` before the person was asked.
  func language() async throws(WeatherError) -> String?
  /// Stores the language of notifications.
  func keep(language: String) async throws(WeatherError)

  /// Returns the identifiers of the places without notifications.
  func silenced() async throws(WeatherError) -> Set<String>
  /// Turns the notifications of a place off or on.
  func silence(_ place: String, _ isSilenced: Bool) async throws(WeatherError)

  /// Returns the token for remote notifications; `nil` if the device has none.
  func token() async throws(WeatherError) -> Data?
  /// Stores the token for remote notifications.
  func keep(token: Data?) async throws(WeatherError)

  /// Records that a notification is being sent. Returns `false` if it was sent before by any
  /// process.
  func claim(_ event: String, at now: Date) async throws(WeatherError) -> Bool
  /// Removes the record of a notification that was withdrawn before it was delivered.
  func release(_ event: String) async throws(WeatherError)
}
