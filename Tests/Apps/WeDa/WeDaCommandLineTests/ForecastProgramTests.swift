import Foundation
import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the built program with a simulator.
@Suite(.timeLimit(.minutes(10))) struct ForecastProgramTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  /// Runs `weda forecast …`. The simulator's time is noon, since late in the evening its forecast
  /// has no slots left today.
  private func forecast(
    _ words: String..., key: String = Self.key, language: String = "en_GB.UTF-8",
    fault: Fault? = nil, proxies: [String: String] = [:]
  ) async throws -> ServedApp.Refusal {
    let noon = Date.lastNoon
    let simulator = try OpenWeatherSimulator(.init(apiKeys: [Self.key], now: { noon }))
    let address = try simulator.start()
    if let fault { await simulator.faults.add(fault) }
    let answer = try await ServedApp.run(
      "weda", arguments: ["forecast"] + words + ["-provider", "openweathermap"],
      environment: [
        "OPENWEATHERMAP_BASE_URL": address.absoluteString, "OPENWEATHERMAP_API_KEY": key,
        "LANG": language,
      ].merging(proxies) { _, proxy in proxy })
    await simulator.stop()
    return answer
  }

  @Test(arguments: [[:], ["no_proxy": "example.org"], ["NO_PROXY": "example.org"]])
  func `requests to a service on localhost ignore the proxy environment variables`(
    exceptions: [String: String]
  ) async throws {
    let nowhere = "http://127.0.0.1:1"
    let proxies = ["http_proxy": nowhere, "https_proxy": nowhere, "all_proxy": nowhere]
    let answer = try await forecast(
      "London", proxies: proxies.merging(exceptions) { _, exception in exception })
    #expect(answer.status == .exited(0), "\(answer.errors)")
  }

  @Test func `the weather of a place is plain text without colours`() async throws {
    let answer = try await forecast("London")
    #expect(answer.status == .exited(0))
    #expect(answer.errors == "")
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "London, England, United Kingdom")
    #expect(lines.dropFirst().first?.contains("°C") == true)
    #expect(lines.contains { $0.hasPrefix("Today") })
    #expect(lines.contains { $0.contains("mph") }, "the units of the region")
    #expect(!answer.output.contains("\u{1B}"))
    #expect(!answer.output.contains(Self.key))
  }

  @Test func `if the output cannot be written, the command exits with code 1 and an error message`()
    async throws
  {
    let simulator = try OpenWeatherSimulator(.init(apiKeys: [Self.key]))
    let address = try simulator.start()
    let weda = try BuiltExecutable.url("weda").path
    let call = "\(weda) forecast London -provider openweathermap --data \"$0\" > /dev/full"
    let folder = try TemporaryFolder()
    let answer = try await ServedApp.run(
      "/bin/sh", arguments: ["-c", call, folder.url.path],
      environment: [
        "OPENWEATHERMAP_BASE_URL": address.absoluteString, "OPENWEATHERMAP_API_KEY": Self.key,
      ])
    await simulator.stop()
    #expect(answer.status == .exited(1))
    #expect(answer.errors == "weda: the weather could not be written to standard output\n")
  }

  @Test func `the output uses the units and language of the options --units and --lang`()
    async throws
  {
    let answer = try await forecast("London", "--lang", "es", "--units", "metric")
    #expect(answer.output.contains("Hoy"))
    #expect(answer.output.contains("km/h"))
  }

  @Test func `JSON has the documented names and SI units in any language`() async throws {
    let answer = try await forecast("London", "--json", language: "ar_EG.UTF-8")
    #expect(answer.status == .exited(0))
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(
      file.keys.sorted() == [
        "current", "days", "fetchedAt", "isDemo", "isStoredCopy", "lacksDays", "otherPlaces",
        "place", "provider", "timeZone", "version",
      ])
    #expect(file["version"] as? Int == 1)
    let place = try #require(file["place"] as? [String: Any])
    #expect(place["slug"] as? String == "london-england-gb")
    let days = try #require(file["days"] as? [[String: Any]])
    #expect(days.count == 5)
    #expect(days[0]["lowCelsius"] is Double && days[0]["condition"] is String)
  }

  @Test func `an unknown place is reported in one sentence with exit code 1`() async throws {
    let answer = try await forecast("Qqqqqq")
    #expect(answer.status == .exited(1))
    #expect(answer.output == "")
    #expect(answer.errors.hasPrefix("weda: No place called “Qqqqqq”. Check the spelling"))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test func `coordinates as the argument find the place there, also with demo data`()
    async throws
  {
    let found = try await forecast("51.51, -0.13")
    #expect(found.status == .exited(0), "\(found.errors)")
    #expect(found.output.hasPrefix("London, England, United Kingdom\n"))
    let demo = try await ServedApp.run(
      "weda", arguments: ["forecast", "-33.87, 151.21", "-provider", "demo"])
    #expect(demo.status == .exited(0), "\(demo.errors)")
    #expect(demo.output.hasPrefix("Sydney"), "\(demo.output)")
  }

  @Test func `coordinates out of range are reported in one sentence with exit code 1`() async throws
  {
    let answer = try await forecast("999,999")
    #expect(answer.status == .exited(1))
    #expect(answer.output == "")
    #expect(
      answer.errors == "weda: This is not a place on the earth. Check the numbers.\n")
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (Fault.Kind.status(500), "down"), (.status(429), "Too many requests"),
    (.malformed, "Unreadable"),
  ])
  func `a failing provider is reported with the app's message`(kind: Fault.Kind, words: String)
    async throws
  {
    let answer = try await forecast("London", fault: Fault(kind, at: "/data/2.5"))
    #expect(answer.status == .exited(1))
    #expect(answer.output == "")
    #expect(answer.errors.contains(words))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test func `the error for a refused API key does not contain the key`() async throws {
    let answer = try await forecast("London", key: "sesame-secret-key")
    #expect(answer.status == .exited(1))
    #expect(answer.errors.contains("key"))
    #expect(!answer.errors.contains("sesame"))
  }

  @Test func `invalid arguments have exit code 2`() async throws {
    for words in [["forecast"], ["forecast", "London", "--units", "kelvin"], ["bake"]] {
      let answer = try await ServedApp.run("weda", arguments: words)
      #expect(answer.status == .exited(2), "\(words)")
      #expect(answer.output == "")
      #expect(answer.errors.hasPrefix("weda: "))
    }
  }

  @Test func `help is printed and names the command`() async throws {
    let own = try await ServedApp.run("weda", arguments: ["forecast", "--help"])
    #expect(own.status == .exited(0) && own.output.hasPrefix("usage: weda forecast PLACE"))
    let host = try await ServedApp.run("weda", arguments: ["--help"])
    #expect(host.output.contains("weda forecast --help"))
  }
}
