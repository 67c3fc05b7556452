import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct SunTests {
  /// Times of the real service for its coordinates.
  @Test(arguments: [
    ("London", 51.51, -0.13, 3600, 1_588_047_748, 1_588_048_633, 1_588_101_506),
    ("New York", 40.71, -74.01, -14400, 1_588_045_785, 1_587_981_546, 1_588_031_269),
    ("Moscow", 55.75, 37.62, 10800, 1_589_717_622, 1_589_678_040, 1_589_737_084),
    ("Minsk", 53.9, 27.5667, 10800, 1_617_746_826, 1_617_766_068, 1_617_814_530),
    ("Kochi", 9.94, 76.26, 19800, 1_409_222_627, 1_409_186_752, 1_409_231_181),
  ])
  func `the simulated sunrise and sunset differ from the real service's by at most 90 seconds`(
    name: String, latitude: Double, longitude: Double, offset: Int, time: Int, sunrise: Int,
    sunset: Int
  ) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    let day = Sun.day(at: place, seconds: time, offset: offset)
    #expect(abs(day.sunrise - sunrise) <= 90, "\(day.sunrise - sunrise) s")
    #expect(abs(day.sunset - sunset) <= 90, "\(day.sunset - sunset) s")
  }

  @Test func `the sun is above the horizon from a minute after sunrise to a minute before sunset`()
  {
    let place = Coordinate(latitude: 51.51, longitude: -0.13)
    let day = Sun.day(at: place, seconds: 1_588_047_748, offset: 3600)
    #expect(!Sun.isUp(at: place, seconds: day.sunrise - 60))
    #expect(Sun.isUp(at: place, seconds: day.sunrise + 60))
    #expect(Sun.isUp(at: place, seconds: day.sunset - 60))
    #expect(!Sun.isUp(at: place, seconds: day.sunset + 60))
  }

  /// Tromsø on 21 June and 21 December 2025.
  @Test(arguments: [(1_750_507_200, true), (1_766_318_400, false)])
  func `polar day and polar night have no sunrise`(noon: Int, isUp: Bool) {
    let place = Coordinate(latitude: 69.65, longitude: 18.96)
    let day = Sun.day(at: place, seconds: noon, offset: 3600)
    #expect(day == Sun.Day(sunrise: 0, sunset: 0))
    #expect(Sun.isUp(at: place, seconds: noon) == isUp)
    #expect(Sun.isUp(at: place, seconds: noon + 43200) == isUp)
  }

  /// Apia lies at 172° west and is thirteen hours ahead of UTC.
  @Test func `sunrise and sunset are in the local day, whatever the time zone`() {
    for (longitude, offset) in [(-171.77, 46800), (178.0, 43200), (-176.6, -36000), (87.6, 28800)] {
      let place = Coordinate(latitude: -13.8, longitude: longitude)
      let time = 1_773_569_250
      let day = Sun.day(at: place, seconds: time, offset: offset)
      #expect((day.sunrise + offset) / 86400 == (time + offset) / 86400)
      #expect((day.sunset + offset) / 86400 == (time + offset) / 86400)
      #expect(day.sunset > day.sunrise)
    }
  }
}
