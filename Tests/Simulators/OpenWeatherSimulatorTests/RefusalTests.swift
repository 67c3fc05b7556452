import StrataWebServer
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct RefusalTests {
  static let paths = [
    "/data/2.5/weather", "/data/2.5/forecast", "/geo/1.0/direct", "/geo/1.0/reverse",
  ]
  static let badKey =
    #"{"cod":401, "message": "Invalid API key. Please see https://openweathermap.org/faq#error401 for more info."}"#

  @Test(arguments: paths)
  func `a wrong, missing or not yet active API key is refused with 401`(path: String) throws {
    let service = try Fixed.service()
    for key in [nil, "", "wrong", "not-yet-active"] {
      let response = service.get(path, "q=London&lat=1&lon=1", key: key)
      #expect(response.status == 401)
      #expect(response.text == Self.badKey)
    }
  }

  @Test(arguments: paths)
  func `an API key over its quota is refused with 429`(path: String) throws {
    let response = try Fixed.service().get(path, "q=London&lat=1&lon=1", key: "over-quota")
    #expect(response.status == 429)
    #expect(response.text.hasPrefix(#"{"cod":429,"message":"Your account is temporary blocked"#))
  }

  @Test func `the configuration determines which API keys are accepted, inactive or exhausted`()
    throws
  {
    let service = try Fixed.service(
      keys: Keys(accepted: ["mine"], notYetActive: ["new"], exhausted: ["spent"]))
    let statuses = ["mine", "demo", "new", "spent"].map {
      service.get("/data/2.5/weather", "q=London", key: $0).status
    }
    #expect(statuses == [200, 401, 401, 429])
  }

  @Test(arguments: [
    ("/data/2.5/weather", "q=", 400, "Nothing to geocode"),
    ("/data/2.5/weather", "units=metric", 400, "Nothing to geocode"),
    ("/data/2.5/weather", "lat=5", 400, "Nothing to geocode"),
    ("/data/2.5/weather", "lat=90.1&lon=0", 400, "wrong latitude"),
    ("/data/2.5/weather", "lat=north&lon=0", 400, "wrong latitude"),
    ("/data/2.5/weather", "lat=nan&lon=0", 400, "wrong latitude"),
    ("/data/2.5/forecast", "lat=0&lon=-181", 400, "wrong longitude"),
    ("/data/2.5/forecast", "lat=0&lon=", 400, "wrong longitude"),
    ("/data/2.5/weather", "q=Nowhereville", 404, "city not found"),
    ("/data/2.5/forecast", "id=1", 404, "city not found"),
    ("/data/2.5/forecast", "id=x", 404, "city not found"),
    ("/geo/1.0/direct", "q=%20", 400, "Nothing to geocode"),
    ("/geo/1.0/reverse", "lat=1", 400, "Nothing to geocode"),
    ("/geo/1.0/reverse", "lat=-91&lon=1", 400, "wrong latitude"),
    ("/data/3.0/other", "lat=1&lon=1", 404, "Internal error"),
  ])
  func `invalid input gets the service's message, with the field cod as text`(
    path: String, query: String, status: Int, message: String
  ) throws {
    let response = try Fixed.service().get(path, query)
    #expect(response.status == status)
    #expect(response.text == #"{"cod":"\#(status)","message":"\#(message)"}"#)
  }
}
