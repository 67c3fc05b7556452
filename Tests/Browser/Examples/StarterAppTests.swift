import Foundation
import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting
import Testing

/// Tests of the example of document 000, in the browser.
@Suite(.timeLimit(.minutes(60))) struct StarterAppTests {
  /// Runs work in a browser on the app with a simulator.
  private func browse(
    _ options: BrowserOptions, key: String = "demo",
    _ work: (Browser, ServedApp, OpenWeatherSimulator) async throws -> Void
  ) async throws {
    let simulator = try OpenWeatherSimulator()
    let provider = try simulator.start()
    do {
      let app = try await ServedApp.start(
        "starterapp",
        environment: [
          "OPENWEATHERMAP_BASE_URL": provider.absoluteString, "OPENWEATHERMAP_API_KEY": key,
        ])
      try await Browser.run(options) { browser in
        try await browser.openLive(app.url.absoluteString)
        try await work(browser, app, simulator)
        try await browser.expectQuiet()
      }
      try await app.stop()
    } catch {
      await simulator.stop()
      throw error
    }
    await simulator.stop()
  }

  @Test(arguments: Viewport.both)
  func `a searched city can be saved, and is shown while the service fails`(
    viewport: Viewport
  ) async throws {
    try await browse(.viewport(viewport)) { browser, app, simulator in
      try await browser.waitFor(text: "Condition:")
      try await browser.expectAccessibleEveryWay("London")
      try await browser.expectToFit("London")
      try await browser.expectUnclipped("London")
      try await browser.type("Oslo", into: .css("input[aria-label=City]"))
      try await browser.waitUntilLive()
      try await browser.click(.role("button", name: "Search"))
      try await browser.waitFor(text: "Oslo")
      try await browser.waitFor(text: "Condition:")
      try await browser.click(.role("button", name: "Save"))
      try await browser.waitFor(.role("button", name: "Oslo"))
      try await browser.expectAccessibleEveryWay("Oslo, saved")
      // The app's documents are in its data folder, not in the home of the user who runs the
      // server.
      let kept = app.dataFolder.appendingPathComponent("Documents/Weather/oslo.json")
      #expect(FileManager.default.fileExists(atPath: kept.path))
      await simulator.faults.add(Fault(.status(500)))
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(.role("button", name: "Oslo"))
      try await browser.click(.role("button", name: "Oslo"))
      try await browser.waitFor(text: "Condition:")
    }
  }

  /// Returns whether a violation is about the document's error message, whose red is too faint on
  /// white for axe-core.
  private static func isAboutRedMessage(_ violation: AxeViolation) -> Bool {
    violation.rule == "color-contrast"
      && violation.nodes.allSatisfy { $0.html.contains("refused the API key") }
  }

  @Test(arguments: ["en", "ar"])
  func `a refused API key shows a message with a retry button in English and Arabic`(
    language: String
  ) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    try await browse(options, key: "another") { browser, _, _ in
      try await browser.waitFor(text: "The weather service refused the API key.")
      let violations = try await browser.axeViolations()
      #expect(violations.filter { !Self.isAboutRedMessage($0) } == [])
      try await browser.expectAccessible("the error", in: .dark, .colors)
      try await browser.expectToFit("the error")
      try await browser.click(.role("button", name: "Retry"))
      try await browser.waitFor(text: "The weather service refused the API key.")
    }
  }
}
