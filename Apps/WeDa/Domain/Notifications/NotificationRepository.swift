/// Manages the device's notifications.
public protocol NotificationRepository: Sendable {
  /// Asks for permission, since the person pressed a button.
  ///
  /// - Parameter language: The language of the app, such as `pt_BR`, in which notifications are
  ///   written.
  func ask(in language: String) async -> NotificationStatus

  /// Returns the permission to show notifications.
  func status() async -> NotificationStatus

  /// Returns the identifiers of the places without notifications.
  func silenced() async throws(WeatherError) -> Set<String>

  /// Turns the notifications of a place off or on.
  func silence(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError)

  /// Updates the notifications after a refresh: schedules the morning's summaries, and sends
  /// warnings.
  func update(with weather: [FavoriteWeather]) async

  /// Removes the notifications of a place.
  func forget(_ place: PlaceID) async
}
