import Foundation

/// A notification's words.
public struct NotificationText: Equatable, Sendable {
  public let title: String
  public let body: String

  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}

/// Puts weather into the words of notifications, in a person's language and units.
public protocol NotificationWriter: Sendable {
  /// - Parameter name: What the person calls the place.
  func summary(
    _ report: WeatherReport, name: String, language: String, settings: WeatherSettings
  ) -> NotificationText

  func alert(
    _ alert: WeatherAlert, _ report: WeatherReport, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText

  /// The names of the buttons *View Details* and *Dismiss*.
  func actions(language: String) -> (view: String, dismiss: String)
}
