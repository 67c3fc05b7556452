import Foundation
import SimulatorKit
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct ForecastAnswerTests {
  let service: OpenWeatherService

  init() throws { service = try Fixed.service() }

  @Test func `the forecast has 40 slots of three hours from the next one on`() throws {
    let json = try service.forecast("q=London&units=metric")
    #expect(json["cod"] == "200" && json["message"] == 0 && json["cnt"] == 40)
    let times = try #require(json["list"]).elements.map { $0["dt"]?.int }
    let first = 1_773_576_000
    #expect(times == (0..<40).map { first + 10800 * $0 })
    #expect(json.at("list", 0, "dt_txt") == "2026-03-15 12:00:00")
    #expect(json.at("list", 4, "dt_txt") == "2026-03-16 00:00:00")
    #expect(json.at("city", "name") == "London" && json.at("city", "id") == 2_643_743)
    #expect(json.at("city", "population")?.int ?? 0 > 8_000_000)
    #expect(json.at("city", "coord") == .object(["lat": 51.5085, "lon": -0.1257]))
  }

  @Test(arguments: [("Tokyo", 9, 7), ("London", 0, 4), ("Kolkata", 5.5, 5), ("Honolulu", -10, 0)])
  func `a forecast of the whole of today begins with the first slot of the place's date`(
    name: String, offset: Double, over: Int
  ) throws {
    var service = service
    let usual = try #require(service.forecast("q=\(name)")["list"]).elements
    service.forecastsWholeToday = true
    let slots = try #require(service.forecast("q=\(name)")["list"]).elements
    let passed = slots.count - usual.count
    #expect(passed == over && Array(slots.dropFirst(over)) == usual)
    let first = try #require(slots.first?["dt"]?.double)
    let hour = (first / 3600 + offset).truncatingRemainder(dividingBy: 24)
    #expect((0..<3).contains(hour), "\(hour)")
  }

  @Test func `the parameter cnt limits the number of slots`() throws {
    for (asked, given) in [("1", 1), ("7", 7), ("40", 40), ("99", 40), ("0", 40), ("x", 40)] {
      let json = try service.forecast("q=London&cnt=\(asked)")
      #expect(json["cnt"] == .integer(given))
      #expect(json["list"]?.elements.count == given)
    }
  }

  @Test func `a forecast slot has the real service's fields`() throws {
    for rank in stride(from: 0, to: 30_000, by: 1500) {
      let json = try service.forecast("id=\(service.gazetteer[rank].id)&units=metric&cnt=8")
      for slot in json["list"]?.elements ?? [] {
        let icon = try #require(slot.at("weather", 0, "icon")?.string)
        #expect(slot.at("sys", "pod")?.string == String(icon.suffix(1)))
        let pop = try #require(slot["pop"]?.double)
        let water = [slot.at("rain", "3h"), slot.at("snow", "3h")].compactMap { $0?.double }
        #expect((0...1).contains(pop) && (water.isEmpty || pop >= 0.2))
        #expect(water.allSatisfy { $0 >= 0.1 })
        let main = ["temp_min", "temp", "temp_max"].compactMap { slot.at("main", $0)?.double }
        #expect(main.count == 3 && main == main.sorted())
        let isWet = ["Rain", "Snow", "Drizzle", "Thunderstorm"].contains(
          slot.at("weather", 0, "main")?.string ?? "")
        #expect(!isWet || !water.isEmpty)
        let gust = try #require(slot.at("wind", "gust")?.double, "also in a calm")
        #expect(gust >= slot.at("wind", "speed")?.double ?? .infinity)
      }
    }
  }

  @Test func `a forecast slot equals the current weather at its time`() throws {
    for name in ["London", "Mumbai", "Yakutsk", "Quito"] {
      let slots = try service.forecast("q=\(name)&units=metric")["list"]?.elements ?? []
      for index in [0, 5, 17, 39] {
        let slot = slots[index]
        let later = try Fixed.service(at: #require(slot["dt"]?.int))
        let current = try later.weather("q=\(name)&units=metric")
        #expect(current["dt"] == slot["dt"])
        #expect(current["weather"] == slot["weather"])
        for part in ["temp", "feels_like", "pressure", "humidity"] {
          #expect(current.at("main", part) == slot.at("main", part))
        }
        #expect(current.at("wind", "speed") == slot.at("wind", "speed"))
        #expect(current["clouds"] == slot["clouds"])
      }
    }
  }
}
