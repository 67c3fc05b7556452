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

  @Test func `nothing is kept at first`() async throws {
    #expect(try await manager.getFavorites() == [])
    #expect(try await manager.getHistory() == [])
  }

  @Test func `a favourite comes back whole`() async throws {
    try await manager.saveFavorite(favorite("Oslo", at: 7))
    #expect(try await manager.getFavorites() == [favorite("Oslo", at: 7)])
  }

  @Test func `favourites are read newest first`() async throws {
    for (name, time) in [("Oslo", 2.0), ("Rome", 3), ("Lima", 1)] {
      try await manager.saveFavorite(favorite(name, at: time))
    }
    #expect(try await manager.getFavorites().map(\.cityName) == ["Rome", "Oslo", "Lima"])
  }

  @Test func `saving a favourite again changes it`() async throws {
    try await manager.saveFavorite(favorite("Oslo", at: 1))
    try await manager.saveFavorite(favorite("Oslo", at: 2))
    #expect(try await manager.getFavorites() == [favorite("Oslo", at: 2)])
  }

  @Test func `a city is a favourite from when it is saved until it is removed`() async throws {
    #expect(try await !manager.isFavorite(id: "Oslo"))
    try await manager.saveFavorite(favorite("Oslo"))
    #expect(try await manager.isFavorite(id: "Oslo"))
    #expect(try await manager.removeFavorite(id: "Oslo"))
    #expect(try await !manager.isFavorite(id: "Oslo"))
  }

  @Test func `removing what is not there says so`() async throws {
    #expect(try await !manager.removeFavorite(id: "Oslo"))
    #expect(try await !manager.removeSearch(id: "Oslo"))
  }

  @Test func `removing one favourite leaves the others`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    try await manager.saveFavorite(favorite("Rome"))
    try await manager.removeFavorite(id: "Oslo")
    #expect(try await manager.getFavorites().map(\.id) == ["Rome"])
  }

  @Test func `all favourites can be forgotten at once`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    try await manager.clearFavorites()
    #expect(try await manager.getFavorites() == [])
  }

  // MARK: History

  @Test func `a search comes back whole`() async throws {
    try await manager.saveSearch(search("Oslo", at: 3))
    #expect(try await manager.getHistory() == [search("Oslo", at: 3)])
  }

  @Test func `searching again moves a city to the top`() async throws {
    try await manager.saveSearch(search("Oslo", at: 1))
    try await manager.saveSearch(search("Rome", at: 2))
    try await manager.saveSearch(search("Oslo", at: 3))
    #expect(try await manager.getHistory().map(\.id) == ["Oslo", "Rome"])
  }

  @Test func `the twenty last searches are kept`() async throws {
    for number in 0..<25 { try await manager.saveSearch(search("\(number)", at: Double(number))) }
    let kept = try await manager.getHistory().map(\.id)
    #expect(kept == (5..<25).reversed().map(String.init))
  }

  @Test func `one search can be removed`() async throws {
    try await manager.saveSearch(search("Oslo"))
    #expect(try await manager.removeSearch(id: "Oslo"))
    #expect(try await manager.getHistory() == [])
  }

  @Test func `forgetting the history leaves the favourites`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    try await manager.saveSearch(search("Oslo"))
    try await manager.clearHistory()
    #expect(try await manager.getHistory() == [])
    #expect(try await manager.getFavorites().count == 1)
  }

  // MARK: Weather cache

  @Test func `an answer is found under its city, however that is written`() async throws {
    let weather = WeatherCacheModel(city: "Oslo", data: Data("{}".utf8), cachedAt: .distantPast)
    try await manager.cacheWeather(weather)
    #expect(try await manager.getCachedWeather(for: "OSLO") == weather)
    #expect(try await manager.getCachedWeather(for: "Rome") == nil)
  }

  @Test func `a newer answer takes the place of the older`() async throws {
    for text in ["1", "2"] {
      try await manager.cacheWeather(WeatherCacheModel(city: "Oslo", data: Data(text.utf8)))
    }
    #expect(try await manager.getCachedWeather(for: "Oslo")?.data == Data("2".utf8))
    try await manager.clearCache()
    #expect(try await manager.getCachedWeather(for: "Oslo") == nil)
  }

  // MARK: Many, and again

  @Test func `many save at once and nothing is lost`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { try await manager.saveFavorite(favorite("\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(try await manager.getFavorites().count == 50)
  }

  @Test func `what is kept is there after opening the file again`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    let again = SwiftDataManager(file: folder.file("data.sqlite"))
    #expect(try await again.getFavorites().map(\.id) == ["Oslo"])
  }

  @Test func `nobody sees what another device keeps`() async throws {
    try await manager.saveFavorite(favorite("Oslo"))
    let other = Device(id: DeviceID(rawValue: "another"))
    let theirs = try await DeviceHost.$current.withValue(other) { try await manager.getFavorites() }
    #expect(theirs == [])
  }

  @Test func `a file that cannot be opened is an error and no crash`() async throws {
    let manager = SwiftDataManager(file: folder.url)
    await #expect(throws: (any Error).self) { try await manager.getFavorites() }
  }
}
