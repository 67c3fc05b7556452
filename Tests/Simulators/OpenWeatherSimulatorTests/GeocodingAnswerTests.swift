import SimulatorKit
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct GeocodingAnswerTests {
  let service: OpenWeatherService

  init() throws { service = try Fixed.service() }

  @Test func `a town has names, coordinates, country and state`() throws {
    let found = try service.direct("q=London")
    #expect(found.count == 1)
    #expect(found[0].names == ["country", "lat", "local_names", "lon", "name", "state"])
    #expect(found[0]["state"] == "England" && found[0]["country"] == "GB")
    #expect(found[0].at("local_names", "en") == "London")
    #expect(found[0].at("local_names", "el") == "Λονδίνο")
    #expect(found[0].at("local_names", "feature_name") == "London")
  }

  @Test func `the state is left out for places without one in the gazetteer`() throws {
    #expect(
      try service.direct("q=Cairo,EG")[0].names == ["country", "lat", "local_names", "lon", "name"])
  }

  @Test func `a search returns one town by default, and five at most`() throws {
    for (asked, given) in [
      ("", 1), ("&limit=3", 3), ("&limit=50", 5), ("&limit=0", 1), ("&limit=x", 1),
    ] {
      #expect(try service.direct("q=San\(asked)").count == given)
    }
  }

  @Test func `a search without results is an empty list`() throws {
    #expect(service.get("/geo/1.0/direct", "q=qqqqzz&limit=5").text == "[]")
    #expect(service.get("/geo/1.0/reverse", "lat=-48&lon=-123").text == "[]")
  }

  @Test func `a name in Japanese finds its town, and hostile names get an empty list or 404`()
    throws
  {
    #expect(try service.direct("q=%E6%9D%B1%E4%BA%AC")[0]["name"] == "Tokyo")
    let long = String(repeating: "a", count: 10_000)
    for text in [long, "%3Cscript%3E", "%22%27%5C", "%00", "%F0%9F%8C%A6", "a,b,c,d,e"] {
      #expect(service.get("/geo/1.0/direct", "q=\(text)").text == "[]")
      #expect(service.get("/data/2.5/weather", "q=\(text)").status == 404)
    }
  }

  @Test func `coordinates find the towns around them`() throws {
    let found = try service.json("/geo/1.0/reverse", "lat=51.5085&lon=-0.1257&limit=5").elements
    #expect(found.count == 5)
    #expect(found[0]["name"] == "London")
  }
}
