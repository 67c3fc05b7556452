import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of the effects of allowing notifications, and of silencing a place.
@Suite struct AllowNotificationsTests {
  @Test(arguments: [NotificationStatus.allowed, .allowedWhileOpen])
  func `allowing notifications schedules the first summaries at once`(answer: NotificationStatus)
    async
  {
    let notes = NotedNotifications(answer: answer)
    let use = DefaultAllowNotificationsUseCase(
      notifications: notes, refresh: MockRefreshFavoritesUseCase())
    #expect(await use.execute(in: "es") == answer)
    #expect(notes.calls.all == ["ask es", "update 2"])
  }

  @Test func `a refusal schedules nothing`() async {
    let notes = NotedNotifications(answer: .refused)
    let use = DefaultAllowNotificationsUseCase(
      notifications: notes, refresh: MockRefreshFavoritesUseCase())
    #expect(await use.execute(in: "es") == .refused)
    #expect(notes.calls.all == ["ask es"])
  }

  @Test(.mission("W-29"))
  func `unsilencing a place updates its notifications at once`() async throws {
    let notes = NotedNotifications(answer: .allowed)
    let use = DefaultSilencePlaceUseCase(
      notifications: notes, refresh: MockRefreshFavoritesUseCase())
    try await use.execute(Place.tokyo.id, true)
    try await use.execute(Place.tokyo.id, false)
    #expect(notes.calls.all == ["silence tokyo-jp true", "silence tokyo-jp false", "update 2"])
  }

  @Test func `the overview has the favourites and the silenced places`() async throws {
    let use = DefaultLoadNotificationsUseCase(
      notifications: NotedNotifications(answer: .allowed), favorites: MockFavoritesRepository())
    let overview = try await use.execute()
    #expect(overview.status == .allowed && overview.favorites.count == 2)
  }
}

/// A repository that records its calls.
private struct NotedNotifications: NotificationRepository {
  let calls = Recorded<String>()
  let answer: NotificationStatus

  func ask(in language: String) async -> NotificationStatus {
    calls.record("ask \(language)")
    return answer
  }
  func status() async -> NotificationStatus { answer }
  func silenced() async throws(WeatherError) -> Set<String> { [] }
  func silence(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError) {
    calls.record("silence \(place.slug) \(isSilenced)")
  }
  func update(with weather: [FavoriteWeather]) async { calls.record("update \(weather.count)") }
  func forget(_ place: PlaceID) async { calls.record("forget \(place.slug)") }
}
