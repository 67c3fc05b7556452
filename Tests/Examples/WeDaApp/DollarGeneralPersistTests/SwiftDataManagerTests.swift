import DollarGeneralPersist
import Foundation
import StrataKitTesting
import StrataPersistence
import SwiftUITesting
import Testing

/// Tests storing, reading, changing and removing, also by concurrent tasks.
@MainActor @Suite(.mission("W-81", "W-193")) struct SwiftDataManagerTests {
  private let folder: TemporaryFolder
  private let manager: SwiftDataManager

  init() throws {
    folder = try TemporaryFolder()
    manager = SwiftDataManager(file: folder.file("data.store"))
  }

  private func favorite(_ name: String, at seconds: TimeInterval = 0) -> FavoriteCityModel {
    FavoriteCityModel(
      id: name, cityName: name, country: "X", latitude: 1, longitude: 2,
      addedAt: Date(timeIntervalSinceReferenceDate: seconds))
  }

  private func search(_ name: String, at seconds: TimeInterval = 0) -> SearchHistoryModel {
    SearchHistoryModel(
      id: name, cityName: name, country: "X",
      searchedAt: Date(timeIntervalSinceReferenceDate: seconds))
  }

  // MARK: Favorites

  @Test func `a new database is empty`() throws {
    #expect(try manager.getFavorites().isEmpty)
    #expect(try manager.getHistory().isEmpty)
  }

  @Test func `a stored favourite is read with all fields`() throws {
    try manager.saveFavorite(favorite("Oslo", at: 7))
    let stored = try #require(
      SwiftDataManager(file: folder.file("data.store")).getFavorites().first)
    #expect([stored.id, stored.cityName, stored.country] == ["Oslo", "Oslo", "X"])
    #expect([stored.latitude, stored.longitude] == [1, 2])
    #expect(stored.addedAt == Date(timeIntervalSinceReferenceDate: 7))
  }

  @Test func `favourites are returned newest first`() throws {
    for (name, time) in [("Oslo", 2.0), ("Rome", 3), ("Lima", 1)] {
      try manager.saveFavorite(favorite(name, at: time))
    }
    #expect(try manager.getFavorites().map(\.cityName) == ["Rome", "Oslo", "Lima"])
  }

  @Test func `saving a favourite again replaces it`() throws {
    try manager.saveFavorite(favorite("Oslo", at: 1))
    try manager.saveFavorite(favorite("Oslo", at: 2))
    let times = try manager.getFavorites().map(\.addedAt.timeIntervalSinceReferenceDate)
    #expect(times == [2])
  }

  @Test func `a city is a favourite from saving until removing`() throws {
    #expect(try !manager.isFavorite(id: "Oslo"))
    try manager.saveFavorite(favorite("Oslo"))
    #expect(try manager.isFavorite(id: "Oslo"))
    #expect(try manager.removeFavorite(id: "Oslo"))
    #expect(try !manager.isFavorite(id: "Oslo"))
  }

  @Test func `removing a missing favourite or search returns false`() throws {
    #expect(try !manager.removeFavorite(id: "Oslo"))
    #expect(try !manager.removeSearch(id: "Oslo"))
  }

  @Test func `removing one favourite leaves the others`() throws {
    try manager.saveFavorite(favorite("Oslo"))
    try manager.saveFavorite(favorite("Rome"))
    try manager.removeFavorite(id: "Oslo")
    #expect(try manager.getFavorites().map(\.id) == ["Rome"])
  }

  @Test func `all favourites can be removed at once`() throws {
    try manager.saveFavorite(favorite("Oslo"))
    try manager.clearFavorites()
    #expect(try manager.getFavorites().isEmpty)
  }

  // MARK: History

  @Test func `a stored search is read with all fields`() throws {
    try manager.saveSearch(search("Oslo", at: 3))
    let stored = try #require(SwiftDataManager(file: folder.file("data.store")).getHistory().first)
    #expect([stored.id, stored.cityName, stored.country] == ["Oslo", "Oslo", "X"])
    #expect(stored.searchedAt == Date(timeIntervalSinceReferenceDate: 3))
  }

  @Test func `searching again moves a city to the top`() throws {
    try manager.saveSearch(search("Oslo", at: 1))
    try manager.saveSearch(search("Rome", at: 2))
    try manager.saveSearch(search("Oslo", at: 3))
    #expect(try manager.getHistory().map(\.id) == ["Oslo", "Rome"])
  }

  @Test func `the last twenty searches are kept`() throws {
    for number in 0..<25 { try manager.saveSearch(search("\(number)", at: Double(number))) }
    let kept = try manager.getHistory().map(\.id)
    #expect(kept == (5..<25).reversed().map(String.init))
  }

  @Test func `one search can be removed`() throws {
    try manager.saveSearch(search("Oslo"))
    #expect(try manager.removeSearch(id: "Oslo"))
    #expect(try manager.getHistory().isEmpty)
  }

  @Test func `clearing the history keeps the favourites`() throws {
    try manager.saveFavorite(favorite("Oslo"))
    try manager.saveSearch(search("Oslo"))
    try manager.clearHistory()
    #expect(try manager.getHistory().isEmpty)
    #expect(try manager.getFavorites().count == 1)
  }

  // MARK: Weather cache

  @Test func `cached weather is found by its city in any case`() throws {
    let weather = WeatherCacheModel(city: "Oslo", data: Data("{}".utf8), cachedAt: .distantPast)
    try manager.cacheWeather(weather)
    #expect(try manager.getCachedWeather(for: "OSLO")?.city == "Oslo")
    #expect(try manager.getCachedWeather(for: "OSLO")?.data == Data("{}".utf8))
    #expect(try manager.getCachedWeather(for: "Rome") == nil)
  }

  @Test func `newer cached weather replaces older`() throws {
    for text in ["1", "2"] {
      try manager.cacheWeather(WeatherCacheModel(city: "Oslo", data: Data(text.utf8)))
    }
    #expect(try manager.getCachedWeather(for: "Oslo")?.data == Data("2".utf8))
    try manager.clearCache()
    #expect(try manager.getCachedWeather(for: "Oslo") == nil)
  }

  // MARK: Many, and again

  @Test func `concurrent saves lose nothing`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { try await save("\(number)") }
      }
      try await group.waitForAll()
    }
    #expect(try manager.getFavorites().count == 50)
  }

  private func save(_ name: String) throws { try manager.saveFavorite(favorite(name)) }

  @Test func `stored data is read after the file is opened again`() throws {
    try manager.saveFavorite(favorite("Oslo"))
    let again = SwiftDataManager(file: folder.file("data.store"))
    #expect(try again.getFavorites().map(\.id) == ["Oslo"])
  }

  @Test func `a file that cannot be opened throws an error and does not crash`() throws {
    let manager = SwiftDataManager(file: folder.url)
    #expect(throws: (any Error).self) { try manager.getFavorites() }
  }
}
