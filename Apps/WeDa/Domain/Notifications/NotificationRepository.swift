/// What the device tells its person while nobody looks.
public protocol NotificationRepository: Sendable {
  /// Lets the system ask the person, who has just pressed a button.
  ///
  /// - Parameter language: In which the person reads the app, such as `pt_BR`; what is told later is
  ///   written in it.
  func ask(in language: String) async -> NotificationStatus

  func status() async -> NotificationStatus

  /// The ids of places that nothing is told of.
  func silenced() async throws(WeatherError) -> Set<String>

  /// Tells of a place no more, or again.
  func silence(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError)

  /// Brings what is told into line with fresh weather: each morning's summary, and warnings at once.
  func update(with weather: [FavoriteWeather]) async

  /// Tells nothing more of a place.
  func forget(_ place: PlaceID) async
}
