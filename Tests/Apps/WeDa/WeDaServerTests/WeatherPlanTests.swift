import StrataAppHost
import Testing

@testable import WeDaServer

struct WeatherPlanTests {
  func plan(
    _ words: [String] = [], key: String = "", _ environment: [String: String] = [:]
  ) throws -> WeatherPlan {
    let own = ["OPENWEATHERMAP_API_KEY": key]
    return try WeatherPlan(
      arguments: ["weda"] + words, environment: own.merging(environment) { $1 })
  }

  @Test func `the simulator starts if demo data may be chosen`() throws {
    for plan in [
      try plan(), try plan(key: "abc"), try plan(["-provider", "auto"]),
      try plan(["-provider", "demo"], key: "abc"), try plan(key: "demo"),
      try plan([], ["WEDA_PROVIDER": "demo"]),
    ] {
      #expect(plan.startsSimulator)
    }
  }

  @Test func `the simulator does not start if a provider or another demo service is configured`()
    throws
  {
    for plan in [
      try plan(["-provider", "openweathermap"], key: "abc"), try plan(["-provider", "openmeteo"]),
      try plan(["-provider", "openmeteo"], key: "", ["WEDA_PROVIDER": "demo"]),
      try plan(
        ["-provider", "demo"], key: "", ["OPENWEATHERMAP_BASE_URL": "http://127.0.0.1:8070"]),
    ] {
      #expect(!plan.startsSimulator)
    }
  }

  @Test(arguments: ["not a url", "127.0.0.1:8070", "ftp://host", "http://", "/tmp/file", "https"])
  func `an invalid address ends the launch`(address: String) {
    for name in ["OPENWEATHERMAP_BASE_URL", "OPENMETEO_BASE_URL", "OPENMETEO_GEOCODING_URL"] {
      let words = "\(name) must be an http or https address with a host, not '\(address)'"
      #expect(throws: HostUsageError(words)) { try plan([], [name: address]) }
    }
  }

  @Test func `other invalid arguments end the launch`() {
    #expect(throws: HostUsageError.self) { try plan(["-provider"]) }
    #expect(throws: HostUsageError.self) { try plan(["-provider", "other"], key: "abc") }
    #expect(throws: HostUsageError.self) { try plan(["-provider", "openweathermap"]) }
    let words = "WEDA_PROVIDER must be auto, openweathermap, openmeteo or demo, not 'x'"
    #expect(throws: HostUsageError(words)) { try plan([], ["WEDA_PROVIDER": "x"]) }
  }
}
