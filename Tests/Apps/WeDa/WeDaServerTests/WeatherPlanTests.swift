import AppHost
import Testing

@testable import WeDaServer

struct WeatherPlanTests {
  func plan(_ words: [String] = [], key: String = "", address: String = "") throws -> WeatherPlan {
    try WeatherPlan(
      arguments: ["weda"] + words,
      environment: ["OPENWEATHERMAP_API_KEY": key, "OPENWEATHERMAP_BASE_URL": address])
  }

  @Test func `without a key, or with the demo's, a simulator starts`() throws {
    for plan in [try plan(), try plan(key: "demo"), try plan(["-provider", "demo"], key: "abc")] {
      #expect(plan.isDemo && plan.startsSimulator)
    }
    let elsewhere = try plan(address: "http://127.0.0.1:8070")
    #expect(elsewhere.isDemo && !elsewhere.startsSimulator)
  }

  @Test func `with a key the service is asked, also where the provider is named`() throws {
    for plan in [try plan(key: "abc"), try plan(["-provider", "openweathermap"], key: "demo")] {
      #expect(!plan.isDemo && !plan.startsSimulator)
    }
  }

  @Test(arguments: ["not a url", "127.0.0.1:8070", "ftp://host", "http://", "/tmp/file", "https"])
  func `an address that cannot be asked ends the launch`(address: String) {
    let words =
      "OPENWEATHERMAP_BASE_URL must be an http or https address with a host, not '\(address)'"
    #expect(throws: HostUsageError(words)) { try plan(address: address) }
  }

  @Test func `other words that cannot be meant end the launch`() {
    #expect(throws: HostUsageError.self) { try plan(["-provider"]) }
    #expect(throws: HostUsageError.self) { try plan(["-provider", "other"], key: "abc") }
    #expect(throws: HostUsageError.self) { try plan(["-provider", "openweathermap"]) }
  }
}
