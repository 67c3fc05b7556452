import DollarGeneralPersist
import Foundation
import StrataKitTesting
import SwiftData
import Testing

/// Tests of the three models by themselves.
@MainActor @Suite(.mission("W-82", "W-194")) struct SwiftDataModelsTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1000)

  private var favorite: FavoriteCityModel {
    FavoriteCityModel(
      id: "oslo,no", cityName: "Oslo", country: "NO", latitude: 59.9, longitude: 10.7, addedAt: now)
  }

  private var search: SearchHistoryModel {
    SearchHistoryModel(id: "oslo,no", cityName: "Oslo", country: "NO", searchedAt: now)
  }

  private var weather: WeatherCacheModel {
    WeatherCacheModel(city: "Oslo", data: Data("{}".utf8), cachedAt: now)
  }

  /// Returns a context in memory, with a model inserted and saved.
  private func context(with model: some PersistentModel) throws -> ModelContext {
    let container = try ModelContainer(
      for: FavoriteCityModel.self, SearchHistoryModel.self, WeatherCacheModel.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.insert(model)
    try context.save()
    return context
  }

  @Test func `a favourite has the id, city name and country that it was created with`() {
    #expect((favorite.id, favorite.cityName, favorite.country) == ("oslo,no", "Oslo", "NO"))
  }

  @Test func `a favourite has the coordinates that it was created with`() {
    #expect((favorite.latitude, favorite.longitude) == (59.9, 10.7))
  }

  @Test func `a favourite has no context until it is inserted`() throws {
    let favorite = favorite
    #expect(favorite.modelContext == nil)
    let context = try context(with: favorite)
    #expect(favorite.modelContext === context)
  }

  @Test func `another favourite with the same id replaces the stored one`() throws {
    let context = try context(with: favorite)
    let later = favorite
    later.addedAt += 1
    context.insert(later)
    try context.save()
    let all = try context.fetch(FetchDescriptor<FavoriteCityModel>())
    #expect(all.map(\.addedAt) == [now + 1])
  }

  @Test func `a favourite's time defaults to now`() {
    let before = Date()
    let made = FavoriteCityModel(id: "", cityName: "", country: "", latitude: 0, longitude: 0)
    #expect((before...Date()).contains(made.addedAt))
  }

  @Test func `a favourite can be renamed`() throws {
    let renamed = favorite
    let context = try context(with: renamed)
    renamed.cityName = "Christiania"
    try context.save()
    let stored = try #require(
      ModelContext(context.container).fetch(FetchDescriptor<FavoriteCityModel>()).first)
    #expect((stored.id, stored.cityName) == ("oslo,no", "Christiania"))
  }

  @Test func `a search has a city and a time`() {
    #expect((search.cityName, search.country) == ("Oslo", "NO"))
    #expect(search.searchedAt == now)
  }

  @Test func `another search with the same id replaces the stored one`() throws {
    let context = try context(with: search)
    context.insert(search)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<SearchHistoryModel>()) == 1)
  }

  @Test func `searches of different cities are stored side by side`() throws {
    let context = try context(with: search)
    context.insert(SearchHistoryModel(id: "rome,it", cityName: "Rome", country: "IT"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<SearchHistoryModel>()) == 2)
  }

  @Test func `a search's time defaults to now`() {
    let before = Date()
    let made = SearchHistoryModel(id: "", cityName: "", country: "")
    #expect((before...Date()).contains(made.searchedAt))
  }

  @Test func `cached weather is stored byte by byte`() throws {
    let bytes = Data(0...255)
    let context = try context(with: WeatherCacheModel(city: "Oslo", data: bytes, cachedAt: now))
    let stored = try ModelContext(context.container).fetch(FetchDescriptor<WeatherCacheModel>())
    #expect(stored.map(\.data) == [bytes])
    #expect(stored.map(\.cachedAt) == [now])
  }

  @Test func `cached weather has its city's name in lower case as its id`() {
    #expect((weather.id, weather.city) == ("oslo", "Oslo"))
  }

  @Test func `cached weather stored 90 seconds ago has an age of 90 seconds`() {
    #expect(weather.age(at: now + 90) == 90)
  }

  @Test func `cached weather from the future has a negative age`() {
    #expect(weather.age(at: now - 5) == -5)
  }
}
