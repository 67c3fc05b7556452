import Foundation
import SimulatorKit
import StrataWebServer
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct WeatherAnswerTests {
  let service: OpenWeatherService

  init() throws { service = try Fixed.service() }

  @Test func `the current weather has the service's fields in the service's types`() throws {
    let json = try service.weather("q=London&units=metric")
    #expect(json["cod"] == 200)
    #expect(json["name"] == "London")
    #expect(json["id"] == 2_643_743)
    #expect(json["base"] == "stations")
    #expect(json["timezone"] == 0)
    #expect(json["dt"] == .integer(Fixed.now / 600 * 600))
    #expect(json.at("coord", "lat") == 51.5085)
    #expect(json.at("coord", "lon") == -0.1257)
    #expect(json.at("sys", "country") == "GB")
    for name in ["temp", "feels_like", "temp_min", "temp_max"] {
      #expect(try #require(json.at("main", name)?.double).magnitude < 40)
    }
    #expect(json.at("main", "humidity")?.int != nil && json.at("clouds", "all")?.int != nil)
    let icon = try #require(json.at("weather", 0, "icon")?.string)
    #expect(icon.hasSuffix("d"))
    let sunrise = try #require(json.at("sys", "sunrise")?.int)
    let sunset = try #require(json.at("sys", "sunset")?.int)
    #expect((sunrise...sunset).contains(Fixed.now))
  }

  @Test func `units change temperatures and wind, nothing else`() throws {
    let metric = try service.weather("q=London&units=metric")
    let imperial = try service.weather("q=London&units=imperial")
    for query in ["q=London", "q=London&units=standard", "q=London&units=furlongs"] {
      let standard = try service.weather(query)
      let kelvin = try #require(standard.at("main", "temp")?.double)
      let celsius = try #require(metric.at("main", "temp")?.double)
      #expect(abs(kelvin - celsius - 273.15) < 0.011)
    }
    let celsius = try #require(metric.at("main", "temp")?.double)
    let fahrenheit = try #require(imperial.at("main", "temp")?.double)
    #expect(abs(fahrenheit - celsius * 1.8 - 32) < 0.011)
    let metres = try #require(metric.at("wind", "speed")?.double)
    let miles = try #require(imperial.at("wind", "speed")?.double)
    #expect(abs(miles - metres * 2.236936) < 0.011)
    #expect(metric["visibility"] == imperial["visibility"])
    #expect(metric.at("main", "pressure") == imperial.at("main", "pressure"))
    #expect(metric["rain"] == imperial["rain"])
  }

  @Test func `a town's name, id and rounded coordinates give the same weather`() throws {
    let byName = try service.weather("q=Yakutsk")
    let byID = try service.weather("id=2013159")
    let byPoint = try service.weather("lat=62.03&lon=129.73")
    #expect(byName == byID)
    for part in ["weather", "main", "wind", "clouds", "name", "id", "sys"] {
      #expect(byName[part] == byPoint[part], "\(part)")
    }
    #expect(byPoint.at("coord", "lat") == 62.03)
  }

  @Test func `the weather does not change within an hour`() throws {
    let early = try Fixed.service(at: 1_773_568_800).weather("q=Lima")
    let late = try Fixed.service(at: 1_773_572_399).weather("q=Lima")
    #expect(early["main"] == late["main"] && early["dt"] != late["dt"])
    let next = try Fixed.service(at: 1_773_572_400).weather("q=Lima")
    #expect(next["main"] != late["main"])
  }

  @Test func `a point at sea has weather without a name and country`() throws {
    let json = try service.weather("lat=-48.5&lon=-123.4")
    #expect(json["name"] == "" && json["id"] == 0)
    #expect(json["timezone"] == -28800)
    #expect(json["sys"]?.names.sorted() == ["sunrise", "sunset"])
    #expect(json.at("main", "temp") != nil)
  }

  @Test func `polar night has no sunrise`() throws {
    let json = try Fixed.service(at: 1_766_318_400).weather("q=Tromso")
    #expect(json.at("sys", "sunrise") == 0 && json.at("sys", "sunset") == 0)
    #expect(json.at("weather", 0, "icon")?.string?.hasSuffix("n") == true)
  }

  @Test func `the UTC offset includes summer time at the requested instant`() throws {
    #expect(try Fixed.service(at: 1_751_371_200).weather("q=London")["timezone"] == 3600)
    #expect(try service.weather("q=Kathmandu")["timezone"] == 20700)
  }

  @Test func `a missing measurement is omitted from the JSON instead of being null or zero`() throws
  {
    var missing: Set<String> = []
    for rank in 0..<60 {
      let json = try service.weather("id=\(service.gazetteer[rank * 7].id)")
      for name in ["visibility", "rain", "snow"] where json[name] == nil { missing.insert(name) }
      for (part, name) in [("wind", "gust"), ("main", "grnd_level")]
      where json.at(part, name) == nil { missing.insert(name) }
      #expect(json["visibility"]?.int ?? 0 <= 10000)
      #expect(json.at("rain", "1h")?.double ?? 1 >= 0.1)
      #expect(json.names.allSatisfy { json[$0] != .null })
    }
    #expect(missing == ["visibility", "rain", "snow", "gust", "grnd_level"])
  }
}
