import Foundation
import OpenMeteoSimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that no key and no token leaks: complete runs of the served app, whose every byte of
/// output is searched for planted secrets.
@Suite struct PrivacyTests {
  private let key = Planted("key", "7e57ab1ec0ffee5eedfacade0ddba115")
  private var keyText: String { key.forms[0].text }

  @Test
  func `the tests' leak detector finds a secret in URL, reversed, Base64 and hexadecimal encoding`()
  {
    let secret = Planted("token", "sec-ret/token+1234567890")
    for text in [
      "x sec-ret/token+1234567890 y", "a=sec%2Dret%2Ftoken%2B1234567890",
      "0987654321+nekot/ter-ces",
      Data("{\"t\":\"sec-ret/token+1234567890\"}".utf8).base64EncodedString(),
      "7365632d7265742f746f6b656e2b31323334353637383930",
    ] {
      #expect(secret.form(in: text) != nil, "\(text)")
      var seen = Seen()
      seen.add("a log", text)
      #expect(seen.leaks(of: secret).count == 1)
    }
    #expect(secret.form(in: "nothing of the kind") == nil)
  }

  @Test func `the tests' leak detector searches files in nested folders`() throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appendingPathComponent("secrets/device")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("x \(keyText) y".utf8).write(to: inner.appendingPathComponent("place.sealed"))
    var seen = Seen()
    try seen.add(folder: folder.url)
    #expect(seen.leaks(of: key).count == 1)
  }

  /// A position as precise as a phone's, and as the app uses it.
  private let spot = (latitude: 51.63457, longitude: -0.17689)
  private let positions = [
    "51.63457", "0.17689", "51.63,-0.18", "51.63, -0.18", "lat=51.63", "lon=-0.18",
    "latitude=51.63", "longitude=-0.18", "latitude\":51.63", "longitude\":-0.18",
  ].map { Planted("position", $0) }

  @Test(.mission("W-09", "W-231", "W-234", "W-237"))
  func `using the whole app leaks neither the key nor the cookie nor the position`() async throws {
    try await runWhole { weda in
      Upstream(
        path: "/data/2.5", ownPlace: "lat=51.63&lon=-0.18", faults: weda.simulator.faults,
        requests: weda.simulator.requests, stop: weda.simulator.stop)
    }
  }

  @Test(.mission("W-09", "W-231", "W-234", "W-237"))
  func `using the whole app with Open-Meteo leaks neither key nor cookie nor position`()
    async throws
  {
    let simulator = try OpenMeteoSimulator()
    try await runWhole(openMeteo: try simulator.start()) { _ in
      Upstream(
        path: "/v1/forecast", ownPlace: "latitude=51.63&longitude=-0.18",
        faults: simulator.faults, requests: simulator.requests, stop: simulator.stop)
    }
  }

  /// The simulator of a run, and its requests.
  private struct Upstream {
    /// The path of weather requests.
    let path: String
    /// The query with the device's position.
    let ownPlace: String
    let faults: FaultPlan
    let requests: RequestLog
    let stop: @Sendable () async -> Void
  }

  private func runWhole(
    openMeteo: URL? = nil, asking upstreamOf: (WeDaUnderTest) -> Upstream
  ) async throws {
    let folder = try TemporaryFolder()
    let sockets = folder.file("sockets.jsonl")
    let inspecting = ["--inspect-protocol", sockets.path]
    try await WeDaUnderTest.run(
      apiKey: keyText, accepted: keyText, arguments: inspecting, openMeteo: openMeteo
    ) { weda in
      let upstream = upstreamOf(weda)
      var seen = Seen()
      let cookie = try await Browser.run(.viewport(.phone)) { browser in
        try await walk(weda, upstream, browser, &seen)
        return try await browser.cookies().first { $0.name == "device" }?.value
      }
      try await collectAnswers(of: weda, &seen)
      seen.add("the sockets", try String(contentsOf: sockets, encoding: .utf8))
      try await finish(weda, &seen)
      let token = try #require(cookie?.split(separator: ".").last)
      for secret in positions + [key, Planted("cookie", String(token))] {
        seen.expectNone(of: secret)
      }
      await expectRun(seen, upstream)
    }
  }

  /// Checks that the run was complete: the pages had weather, the service got the device's
  /// position, and an encrypted record of it was searched.
  private func expectRun(_ seen: Seen, _ upstream: Upstream) async {
    #expect(seen.pieces.contains { $0.text.contains("details.temperature") })
    #expect(seen.pieces.contains { $0.name.hasSuffix(".sealed") })
    let asked = await upstream.requests.entries
    #expect(asked.count > 4)
    #expect(asked.contains { $0.query.contains(upstream.ownPlace) })
  }

  @Test(.mission("W-09", "W-234"), arguments: [401, 403, 404, 429, 500, 503])
  func `an API key in a provider's error is neither shown nor logged`(status: Int) async throws {
    let upstream = Simulator(service: EchoingUpstream(status: status))
    let provider = try upstream.start()
    let app = try await ServedApp.start(
      "weda", arguments: ["-provider", "openweathermap"],
      environment: [
        "OPENWEATHERMAP_BASE_URL": provider.absoluteString, "OPENWEATHERMAP_API_KEY": keyText,
      ])
    var seen = Seen()
    let client = RawHTTPClient(app.url)
    for path in [Browser.london, "/settings", "/metrics"] {
      seen.add("the page \(path)", try await client.get(path).whole)
    }
    #expect(await upstream.requests.entries.contains { $0.query.contains(keyText) })
    try await app.stop()
    seen.add("standard output", app.output)
    seen.add("standard error", app.errors)
    try seen.add(folder: app.dataFolder)
    seen.expectNone(of: key)
    await upstream.stop()
  }

  /// Walks through the app with valid and invalid input, and records the page after each step.
  private func walk(
    _ weda: WeDaUnderTest, _ upstream: Upstream, _ browser: Browser, _ seen: inout Seen
  ) async throws {
    try await showOwnPlace(weda, browser, &seen)
    try await browser.fill(weda)
    try await look(browser, "details", &seen)
    for (path, id, screen) in LanguageTests.screens {
      try await browser.openLive(weda.page(path))
      try await browser.waitFor(testID: id)
      try await look(browser, screen, &seen)
    }
    for status in [401, 404, 500, 429] {
      await upstream.faults.removeAll()
      await upstream.faults.add(Fault(.status(status), at: upstream.path))
      try await browser.openLive(weda.page("/city/paris-ile-de-france-fr"))
      try await browser.waitFor(testID: "app.error")
      try await look(browser, "error \(status)", &seen)
      try await browser.openLive(weda.page("/here"))
      try await look(browser, "own place after \(status)", &seen)
    }
    await upstream.stop()
    try await browser.openLive(weda.page("/city/oslo-oslo-no"))
    try await browser.waitFor(testID: "app.error")
    try await look(browser, "no connection", &seen)
    seen.add("the console", try await browser.consoleMessages().map(\.text).joined(separator: "\n"))
  }

  /// Allows the position, and opens the weather there.
  private func showOwnPlace(
    _ weda: WeDaUnderTest, _ browser: Browser, _ seen: inout Seen
  ) async throws {
    try await browser.openLive(weda.page("/"))
    try await browser.setPositionPermission(.granted)
    try await browser.move(latitude: spot.latitude, longitude: spot.longitude)
    try await browser.click(.testID("location.use"))
    try await browser.click(.testID("location.allow"))
    try await browser.waitFor(testID: "location.here")
    try await look(browser, "home with the own place", &seen)
    try await browser.click(.testID("location.here"))
    try await browser.waitFor(testID: "details.temperature")
    try await look(browser, "own place", &seen)
  }

  /// Records the page with all its addresses.
  private func look(_ browser: Browser, _ screen: String, _ seen: inout Seen) async throws {
    let page = try await browser.run(
      """
      const asked = performance.getEntries().map(it => it.name);
      const stored = [localStorage, sessionStorage].map(it => JSON.stringify(it));
      return [document.documentElement.outerHTML, location.href, document.referrer,
        document.cookie, document.title, JSON.stringify(history.state), ...stored, ...asked]
        .join('\\n');
      """)
    seen.add("the page \(screen)", page.string ?? "")
  }

  /// Records every kind of response with its headers, for a client with another cookie.
  private func collectAnswers(of weda: WeDaUnderTest, _ seen: inout Seen) async throws {
    let client = RawHTTPClient(weda.app.url)
    for path in [
      "/", "/here", Browser.london, "/favorites", "/history", "/settings", "/nowhere", "/~nothing",
      "/metrics", "/healthz", "/%zz", "/city/..%2f..%2fetc",
    ] {
      seen.add("the answer to \(path)", try await client.get(path).whole)
    }
    seen.add("the answer to POST", try await client.send("POST", "/").whole)
  }

  /// Stops the app and records all that it wrote.
  private func finish(_ weda: WeDaUnderTest, _ seen: inout Seen) async throws {
    try await weda.app.stop()
    seen.add("standard output", weda.app.output)
    seen.add("standard error", weda.app.errors)
    try seen.add(folder: weda.app.dataFolder)
  }
}

extension RawHTTPResponse {
  /// The status, the headers and the body as text.
  var whole: String {
    let fields = headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    return "\(status)\n\(fields)\n\n\(text)"
  }
}
