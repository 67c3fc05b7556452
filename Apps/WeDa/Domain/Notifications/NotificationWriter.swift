import Foundation

/// The text of a notification.
public struct NotificationText: Equatable, Sendable {
  /// The title of the notification.
  public let title: String
  /// The text below the title of the notification.
  public let body: String

  /// Creates the text of a notification.
  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}

/// Writes the texts of notifications in a person's language and units.
public protocol NotificationWriter: Sendable {
  /// Returns the text of a morning's summary.
  ///
  /// - Parameter name: The label or the name of the place.
  func summary(
    _ report: WeatherReport, name: String, language: String, settings: WeatherSettings
  ) -> NotificationText

  /// Returns the text of a warning.
  func alert(
    _ alert: WeatherAlert, _ report: WeatherReport, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText

  /// Returns the text of an official warning, whose event is in the words of its issuer.
  ///
  /// - Parameters:
  ///   - zone: The time zone of the place; `nil` leaves the times out.
  ///   - name: The label or the name of the place.
  func official(
    _ warning: OfficialWarning, zone: PlaceZone?, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText

  /// Returns the titles of the buttons *View Details* and *Dismiss*.
  func actions(language: String) -> (view: String, dismiss: String)
}
