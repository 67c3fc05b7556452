import DollarGeneralPersist
import Foundation
import StrataKitTesting
import Testing

/// Tests of the three models by themselves.
@Suite(.mission("W-82", "W-194")) struct SwiftDataModelsTests {
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

  private func again<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `a favourite has the id, city name and country that it was created with`() {
    #expect((favorite.id, favorite.cityName, favorite.country) == ("oslo,no", "Oslo", "NO"))
  }

  @Test func `a favourite has the coordinates that it was created with`() {
    #expect((favorite.latitude, favorite.longitude) == (59.9, 10.7))
  }

  @Test func `a favourite survives encoding and decoding`() throws {
    #expect(try again(favorite) == favorite)
  }

  @Test func `favourites with different times are not equal`() {
    var later = favorite
    later.addedAt += 1
    #expect(later != favorite)
  }

  @Test func `a favourite's time defaults to now`() {
    let before = Date()
    let made = FavoriteCityModel(id: "", cityName: "", country: "", latitude: 0, longitude: 0)
    #expect((before...Date()).contains(made.addedAt))
  }

  @Test func `a favourite can be renamed`() {
    var renamed = favorite
    renamed.cityName = "Christiania"
    #expect(renamed.id == favorite.id)
    #expect(renamed != favorite)
  }

  @Test func `a search has a city and a time`() {
    #expect((search.cityName, search.country) == ("Oslo", "NO"))
    #expect(search.searchedAt == now)
  }

  @Test func `a search survives encoding and decoding`() throws {
    #expect(try again(search) == search)
  }

  @Test func `searches of different cities are not equal`() {
    var other = search
    other.id = "rome,it"
    #expect(other != search)
  }

  @Test func `a search's time defaults to now`() {
    let before = Date()
    let made = SearchHistoryModel(id: "", cityName: "", country: "")
    #expect((before...Date()).contains(made.searchedAt))
  }

  @Test func `cached weather survives encoding and decoding byte by byte`() throws {
    #expect(try again(weather) == weather)
    #expect(try again(weather).data == Data("{}".utf8))
  }

  @Test func `cached weather stored 90 seconds ago has an age of 90 seconds`() {
    #expect(weather.age(at: now + 90) == 90)
  }

  @Test func `cached weather from the future has a negative age`() {
    #expect(weather.age(at: now - 5) == -5)
  }

  @Test func `decoding a file without a required field throws an error`() {
    let text = Data(#"{"city": "Oslo", "cachedAt": 1}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WeatherCacheModel.self, from: text)
    }
  }
}
