import Foundation
import Testing
import WeDaDomain

/// Tests of the comparison of favourites: its places, its hours, and its names.
@Suite struct FavoriteComparisonTests {
  private let now = WeatherReport.fixtureTime

  private func weather(
    _ place: Place, hours: Range<Int> = 0..<60
  ) -> FavoriteWeather {
    let slots = hours.map { hour in
      ForecastSlot(
        time: Date(timeIntervalSince1970: 1_773_306_000 + Double(hour) * 3600),
        duration: ForecastSlot.oneHour, temperature: Temperature(celsius: Double(hour)),
        condition: WeatherCondition(code: .clear, isDaytime: true))
    }
    let report = WeatherReport(
      place: place, current: .fixture, slots: slots, zone: .gmt, fetchedAt: now,
      provider: .fixture, origin: .remote)
    return FavoriteWeather(
      favorite: Favorite(place: place, addedAt: now), weather: .success(report))
  }

  @Test func `a comparison contains each place's hours of two days from the current one`() throws {
    let found = FavoriteComparison([weather(.london), weather(.tokyo, hours: 3..<9)], at: now)
    #expect(found.series.map(\.favorite.place) == [.london, .tokyo])
    // It is 9:40; the slots begin at 9:00.
    let london = try #require(found.series.first?.slots)
    #expect(london.first?.time == now.addingTimeInterval(-2400))
    #expect(london.count == 49)
    #expect(found.series.last?.slots.count == 6)
    #expect(found.window.lowerBound == now.addingTimeInterval(-2400))
    #expect(found.window.upperBound == now.addingTimeInterval(FavoriteComparison.length))
  }

  @Test func `a place without a forecast is left out of the comparison`() {
    let failed = FavoriteWeather(
      favorite: Favorite(place: .paris, addedAt: now), weather: .failure(.offline))
    let found = FavoriteComparison([failed, weather(.tromso, hours: 0..<0)], at: now)
    #expect(found.series.isEmpty)
    #expect(found.window.lowerBound == now)
  }

  @Test func `places beyond the maximum number are left out of the comparison`() throws {
    let many = try (0..<8).map { number in
      weather(
        Place(
          name: "P\(number)", state: nil, country: "GB",
          coordinate: try Coordinate(latitude: Double(number), longitude: 0)))
    }
    let found = FavoriteComparison(many, at: now)
    #expect(found.series.map(\.favorite.place.name) == ["P0", "P1", "P2", "P3", "P4", "P5"])
  }

  @Test func `places with the same name are labelled with their region, or else with a number`() {
    let found = FavoriteComparison(
      [weather(.london), weather(.londonOntario), weather(.tokyo)], at: now)
    let names = found.names({ $0.name }, fullName: { $0.place.fullName })
    #expect(names[Place.london.id] == "London, England, GB")
    #expect(names[Place.londonOntario.id] == "London, Ontario, CA")
    #expect(names[Place.tokyo.id] == "Tokyo")
    let same = found.names({ _ in "Home" }, fullName: { _ in "Home" })
    #expect(found.series.map { same[$0.id] } == ["Home", "Home 2", "Home 3"])
  }
}
