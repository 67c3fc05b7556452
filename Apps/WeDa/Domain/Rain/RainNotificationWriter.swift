/// Writes the texts of notifications about rain on a person's way.
public protocol RainNotificationWriter: Sendable {
  /// Returns the text of the notification about a day's way.
  ///
  /// - Parameters:
  ///   - language: The language of the app, such as `pt_BR`.
  ///   - settings: The person's settings, such as the units and the format of the time.
  func rain(
    _ rule: RainRule, _ forecast: RainForecast, language: String, settings: WeatherSettings
  ) -> NotificationText
}
