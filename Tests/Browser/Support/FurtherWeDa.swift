import Foundation
import OpenMeteoSimulator
import SimulatorKit
import StrataBrowserTesting

/// WeDa with a provider of all further data: air, pollen, 16 days, quarter-hours, yesterday and
/// models from a simulator of Open-Meteo, and warnings from a service of its own.
struct FurtherWeDa {
  let app: ServedApp
  let browser: Browser

  static let boston = "/city/boston-massachusetts-us"

  /// Runs work on the app with one browser.
  static func browse(
    _ options: BrowserOptions, _ body: (FurtherWeDa) async throws -> Void
  ) async throws {
    let weather = try OpenMeteoSimulator()
    let warnings = Simulator(service: WarningUpstream())
    let address = try weather.start().absoluteString
    let environment = [
      "OPENMETEO_BASE_URL": address, "OPENMETEO_GEOCODING_URL": address,
      "NWS_BASE_URL": try warnings.start().absoluteString,
    ]
    do {
      let app = try await ServedApp.start(
        "weda", arguments: ["-provider", "auto"], environment: environment)
      try await Browser.run(options) { browser in
        try await body(FurtherWeDa(app: app, browser: browser))
      }
      try await app.stop()
    } catch {
      await warnings.stop()
      await weather.stop()
      throw error
    }
    await warnings.stop()
    await weather.stop()
  }

  /// Returns the address of a page.
  func page(_ path: String) -> String {
    app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
  }

  /// Opens each screen with further data, and calls a closure with its name when it is complete.
  func visit(_ look: (String) async throws -> Void) async throws {
    try await openDetails()
    try await look("details with further data")
    try await browser.click(.testID("models.switch"))
    try await browser.waitFor(testID: "models.spread")
    let further = "[data-testid='details.further']"
    try await browser.click(.css("\(further) [data-testid^='details.day.']"))
    try await browser.waitFor(.css("\(further) [data-testid^='details.hours.']"))
    try await browser.waitUntilLive()
    try await look("models and a further day")
    try await favor()
    try await browser.openLive(page("/favorites/compare"))
    try await browser.waitFor(testID: "comparison.place.boston-massachusetts-us")
    try await browser.wait(until: "!document.querySelector('.page:not(.away) .spin')")
    try await look("comparison")
    try await visitRainRules(look)
  }

  /// Opens a place that has warnings and all further data.
  private func openDetails() async throws {
    try await browser.openLive(page(Self.boston))
    try await browser.waitFor(testID: "details.temperature")
    for part in ["ahead", "further", "past", "air", "warnings"] {
      try await browser.waitFor(testID: "details.\(part)")
    }
    try await browser.waitFor(.css("[data-testid^='details.warning.']"))
    try await browser.waitUntilLive()
  }

  /// Adds two places to the favourites.
  private func favor() async throws {
    for place in [Self.boston, "/city/tokyo-tokyo-jp"] {
      try await browser.openLive(page(place))
      try await browser.waitFor(testID: "details.temperature")
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
    }
  }

  private func visitRainRules(_ look: (String) async throws -> Void) async throws {
    try await browser.openLive(page("/settings/rain"))
    try await browser.waitFor(testID: "rain.empty")
    try await browser.click(.testID("rain.add"))
    try await browser.waitFor(testID: "rain.save")
    try await browser.waitUntilLive()
    try await look("a rule for rain")
    try await browser.click(.testID("rain.save"))
    try await browser.waitFor(.css("[data-testid^='rain.edit.']"))
    try await browser.waitUntilLive()
    try await look("rules for rain")
  }
}
