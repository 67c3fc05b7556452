import DollarGeneralPersist
import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

/// Tests storing, reading, changing and removing, also by concurrent tasks.
@Suite(.mission("W-81", "W-193")) struct SwiftDataManagerTests {
  private let folder: TemporaryFolder
  private let manager: SwiftDataManager

  init() throws {
    folder = try TemporaryFolder()
    manager = SwiftDataManager(file: folder.file("data.sqlite"))
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

  @Test func `a new database is empty`() async throws {
    #expect(try await manager.getFavorites() == [])
    #expect(try await manager.getHistory() == [])
  }

  @Test func `a stored favourite is read with all fields`() async throws {
    try await manager.saveFavorite(favorite("Oslo", at: 7))
    #expect(try await manager.getFavorites() == [favorite("Oslo", at: 7)])
  }

  @Test func `favourites are returned newest first`() async throws {
    for (name, time) in [("Oslo", 2.0), ("Rome", 3), ("Lima", 1)] {
      try await manager.saveFavorite(favorite(name, at: time))
    }
    #expect(try await manager.getFavorites().map(\.cityName) == ["Rome", "Oslo", "Lima"])
  }

  @Test func `saving a favourite again replaces it`() async throws {
    try await manager.saveFavorite(favorite("Oslo", at: 1))
    try await manager.saveFavorite(favorite("Oslo", at: 2))
    #expect(try await manager.getFavorites() == [favorite("Oslo", at: 2)])
  }

  @Test func `a city is a favourite from saving until removing`() async throws {
    #expect(try await !manager.isFavorite(id: "Oslo"))
    try await manager.saveFavorite(favorite("Oslo"))
    #expect(try await manager.isFavorite(id: "Oslo"))
    #expect(try await manager.removeFavorite(id: "Oslo"))
    #expect(try await !manager.isFavorite(id: "Oslo"))
  }

  @Test func `removing a missing favourite throws an error`() async throws {
    #expect(try await !manager.removeFavorite(id: "Oslo"))
    #expect(try await !manager.removeSearch(id: "Oslo"))
  }

  @Test func `removing one favourite leaves the others`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    try await manager.saveFavorite(favorite("Rome"))
    try await manager.removeFavorite(id: "Oslo")
    #expect(try await manager.getFavorites().map(\.id) == ["Rome"])
  }

  @Test func `all favourites can be removed at once`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    try await manager.clearFavorites()
    #expect(try await manager.getFavorites() == [])
  }

  // MARK: History

  @Test func `a stored search is read with all fields`() async throws {
    try await manager.saveSearch(search("Oslo", at: 3))
    #expect(try await manager.getHistory() == [search("Oslo", at: 3)])
  }

  @Test func `searching again moves a city to the top`() async throws {
    try await manager.saveSearch(search("Oslo", at: 1))
    try await manager.saveSearch(search("Rome", at: 2))
    try await manager.saveSearch(search("Oslo", at: 3))
    #expect(try await manager.getHistory().map(\.id) == ["Oslo", "Rome"])
  }

  @Test func `the last twenty searches are kept`() async throws {
    for number in 0..<25 { try await manager.saveSearch(search("\(number)", at: Double(number))) }
    let kept = try await manager.getHistory().map(\.id)
    #expect(kept == (5..<25).reversed().map(String.init))
  }

  @Test func `one search can be removed`() async throws {
    try await manager.saveSearch(search("Oslo"))
    #expect(try await manager.removeSearch(id: "Oslo"))
    #expect(try await manager.getHistory() == [])
  }

  @Test func `clearing the history keeps the favourites`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    try await manager.saveSearch(search("Oslo"))
    try await manager.clearHistory()
    #expect(try await manager.getHistory() == [])
    #expect(try await manager.getFavorites().count == 1)
  }

  // MARK: Weather cache

  @Test func `cached weather is found by its city in any case`() async throws {
    let weather = WeatherCacheModel(city: "Oslo", data: Data("{}".utf8), cachedAt: .distantPast)
    try await manager.cacheWeather(weather)
    #expect(try await manager.getCachedWeather(for: "OSLO") == weather)
    #expect(try await manager.getCachedWeather(for: "Rome") == nil)
  }

  @Test func `newer cached weather replaces older`() async throws {
    for text in ["1", "2"] {
      try await manager.cacheWeather(WeatherCacheModel(city: "Oslo", data: Data(text.utf8)))
    }
    #expect(try await manager.getCachedWeather(for: "Oslo")?.data == Data("2".utf8))
    try await manager.clearCache()
    #expect(try await manager.getCachedWeather(for: "Oslo") == nil)
  }

  // MARK: Many, and again

  @Test func `concurrent saves lose nothing`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { try await manager.saveFavorite(favorite("\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(try await manager.getFavorites().count == 50)
  }

  @Test func `stored data is read after the file is opened again`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    let again = SwiftDataManager(file: folder.file("data.sqlite"))
    #expect(try await again.getFavorites().map(\.id) == ["Oslo"])
  }

  @Test func `a device cannot read another device's data`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    let other = Device(id: DeviceID(rawValue: "another"))
    let theirs = try await DeviceHost.$current.withValue(other) { try await manager.getFavorites() }
    #expect(theirs == [])
  }

  @Test func `a file that cannot be opened throws an error and does not crash`() async throws {
    let manager = SwiftDataManager(file: folder.url)
    await #expect(throws: (any Error).self) { try await manager.getFavorites() }
  }
}
