import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of the refresh of all favourites: concurrent, with retries if they may help.
@Suite(.timeLimit(.minutes(10))) struct RefreshFavoritesTests {
  private let clock = ManualClock()

  private func refresh(
    _ weather: MockWeatherRepository, settings: WeatherSettings = WeatherSettings()
  ) -> DefaultRefreshFavoritesUseCase {
    DefaultRefreshFavoritesUseCase(
      favorites: MockFavoritesRepository(), weather: weather,
      settings: MockSettingsRepository(settings), clock: clock)
  }

  @Test(.mission("W-16"))
  func `the weather of all favourites is requested concurrently`() async {
    let asked = Recorded<PlaceID>()
    let askedBeforeAnswer = Recorded<Int>()
    let weather = AskedWeather { place in
      asked.record(place.id)
      // Bounded, so that requests one after the other fail the test instead of blocking it.
      for _ in 0..<100_000 where asked.all.count < 2 { await Task.yield() }
      askedBeforeAnswer.record(asked.all.count)
      return .success(.fixture(place: place))
    }
    let use = DefaultRefreshFavoritesUseCase(
      favorites: MockFavoritesRepository(), weather: weather, settings: MockSettingsRepository())
    let found = await use.execute()
    #expect(askedBeforeAnswer.all == [2, 2])
    #expect(found.map(\.id) == Favorite.fixtures.map(\.id), "in the order of the list")
    #expect(found.allSatisfy { (try? $0.weather.get()) != nil })
  }

  @Test(.mission("W-21"))
  func `a temporary failure is tried three times, with growing pauses`() async {
    let asked = Recorded<PlaceID>()
    let weather = AskedWeather { place in
      asked.record(place.id)
      return .failure(.offline)
    }
    let use = DefaultRefreshFavoritesUseCase(
      favorites: MockFavoritesRepository([Favorite.fixtures[0]]), weather: weather,
      settings: MockSettingsRepository(), clock: clock)
    let answer = Task { await use.execute() }
    for pause in DefaultRefreshFavoritesUseCase.pauses {
      await clock.waitForSleepers()
      clock.advance(by: pause)
    }
    #expect(await answer.value.map(\.weather) == [.failure(.offline)])
    #expect(asked.all.count == 3)
  }

  @Test(arguments: [WeatherError.quota(until: nil), .badKey, .noSuchPlace("Nowhere")])
  func `a refresh is not retried after a quota, key or unknown-place error`(
    error: WeatherError
  ) async {
    let asked = Recorded<PlaceID>()
    let weather = AskedWeather { place in
      asked.record(place.id)
      return .failure(error)
    }
    let use = DefaultRefreshFavoritesUseCase(
      favorites: MockFavoritesRepository([Favorite.fixtures[0]]), weather: weather,
      settings: MockSettingsRepository(), clock: clock)
    #expect(await use.execute().map(\.weather) == [.failure(error)])
    #expect(asked.all.count == 1)
  }

  @Test func `a refresh that returns stored weather counts as failed`() async {
    let weather = AskedWeather { place in
      .success(.fixture(place: place, origin: .stored, fallbackReason: .badKey))
    }
    let use = DefaultRefreshFavoritesUseCase(
      favorites: MockFavoritesRepository([Favorite.fixtures[0]]), weather: weather,
      settings: MockSettingsRepository(), clock: clock)
    #expect(await use.execute().map(\.weather) == [.failure(.badKey)])
  }

  @Test func `offline mode prevents refreshes`() async {
    let use = refresh(MockWeatherRepository(), settings: WeatherSettings(dataSource: .offline))
    #expect(await !use.isNeeded())
    #expect(await use.execute().isEmpty)
  }

  @Test func `a cancelled refresh stops between two attempts`() async {
    let weather = AskedWeather { _ in .failure(.timeout) }
    let use = DefaultRefreshFavoritesUseCase(
      favorites: MockFavoritesRepository([Favorite.fixtures[0]]), weather: weather,
      settings: MockSettingsRepository(), clock: clock)
    let answer = Task { await use.execute() }
    await clock.waitForSleepers()
    answer.cancel()
    #expect(await answer.value.map(\.weather) == [.failure(.cancelled)])
  }
}

/// A repository of which only `fetchWeather(for:)` is used.
private struct AskedWeather: WeatherRepository {
  let answer: @Sendable (Place) async -> Result<WeatherReport, WeatherError>

  func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
    try await answer(city).get()
  }
  func refreshWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
    try await answer(city).get()
  }
  func saveWeather(_ report: WeatherReport) async throws(WeatherError) {}
  func deleteWeather(for city: Place) async throws(WeatherError) {}
  func getAllSavedCities() async throws(WeatherError) -> [Place] { [] }
  func getCachedWeather(for city: Place) async throws(WeatherError) -> WeatherReport? { nil }
  func getStoredWeather(for city: Place) async throws(WeatherError) -> WeatherReport? { nil }
  func clearCache() async throws(WeatherError) {}
  func getWeatherWithFallback(for city: Place) async throws(WeatherError) -> WeatherReport {
    throw .nothingStored
  }
}
