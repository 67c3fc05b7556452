import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the map with a layer that is drawn from forecasts.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FieldScreenTests {
  private func cases(
    _ script: MockScript<[MapTile], FieldReport>, tiles: [WeatherLayer] = []
  ) -> MockUseCases {
    var cases = MockUseCases(weatherLayers: MockWeatherLayersUseCase(layers: tiles))
    cases.loadField = MockLoadFieldUseCase(script, layers: FieldLayer.allCases)
    return cases
  }

  private func report(_ tiles: [MapTile]) -> FieldReport { .fixture(tiles, from: Date()) }

  /// Opens the map over Europe and chooses a layer.
  private func map(
    _ script: MockScript<[MapTile], FieldReport>, layer: FieldLayer = .temperature,
    language: String = "en-GB"
  ) async throws -> Screen {
    let screen = await Screen.weda(cases(script), at: "/map", language: language)
    try screen.element(UITestIDs.Map.canvas).send(.sight, value: "1 50 10 8 14")
    await screen.settle()
    try screen.element(UITestIDs.Map.field(layer.rawValue)).tap()
    await screen.settle { $0.has(UITestIDs.Map.legend) && $0.has(UITestIDs.Map.hour) }
    return screen
  }

  private var good: MockScript<[MapTile], FieldReport> {
    MockScript(answer: { .fixture($0, from: Date()) })
  }

  @Test func `without a key the map offers layers for 48 hours instead of an explanation`()
    async throws
  {
    let screen = await Screen.weda(cases(good), at: "/map")
    await screen.settle { $0.has(UITestIDs.Map.fields) }
    #expect(!screen.has(UITestIDs.Map.noLayers) && !screen.has(UITestIDs.Map.layers))
    for layer in FieldLayer.allCases { #expect(screen.has(UITestIDs.Map.field(layer.rawValue))) }
  }

  @Test(arguments: FieldLayer.allCases)
  func `a chosen layer has a legend, an hour and the value in the middle of the map`(
    layer: FieldLayer
  ) async throws {
    let screen = try await map(good, layer: layer)
    let values: [FieldLayer: String] = [
      .temperature: "0°", .precipitation: "0.4\u{A0}mm", .clouds: "50%", .wind: "From W",
    ]
    let words = try screen.element(UITestIDs.Map.middle).text
    #expect(words.contains("In the middle of the map: "))
    #expect(words.contains(try #require(values[layer])), "\(words)")
    // The list of places is still there.
    #expect(screen.has(UITestIDs.Map.list))
    try screen.element(UITestIDs.Map.field("none")).tap()
    await screen.settle { !$0.has(UITestIDs.Map.legend) }
  }

  @Test func `the slider changes the hour and the value`() async throws {
    let screen = try await map(good)
    let before = try screen.element(UITestIDs.Map.hour).text
    try screen.element(UITestIDs.Map.slider).set("5")
    await screen.settle { (try? $0.element(UITestIDs.Map.middle).text.contains(": 5°")) == true }
    #expect(try screen.element(UITestIDs.Map.hour).text != before)
  }

  @Test func `a report with gaps is drawn, and the gaps and the reason are told`() async throws {
    let script = MockScript<[MapTile], FieldReport>(answer: {
      .fixture(Array($0.prefix(2)), from: Date(), problem: .quota(until: nil))
    })
    let screen = try await map(script)
    #expect(screen.has(UITestIDs.Map.holes) && screen.has(UITestIDs.Map.problem))
    #expect(screen.text.contains("Too many requests"))
  }

  @Test func `without a connection the value in the middle is not called unreported`()
    async throws
  {
    let script = MockScript<[MapTile], FieldReport>(answer: { _ in
      .fixture([], from: Date(), problem: .offline)
    })
    let screen = try await map(script)
    let middle = try screen.element(UITestIDs.Map.middle).text
    #expect(middle == "In the middle of the map: No connection")
    #expect(!screen.has(UITestIDs.Map.holes))
  }

  @Test func `the bound on points is told with the time from which further ones follow`()
    async throws
  {
    let until = try Date("2026-03-12T14:20:00Z", strategy: .iso8601)
    let script = MockScript<[MapTile], FieldReport>(answer: {
      .fixture(Array($0.prefix(2)), from: Date(), pausedUntil: until)
    })
    let screen = try await map(script)
    #expect(try screen.element(UITestIDs.Map.bound).text.contains("14:20 UTC"))
    #expect(!screen.has(UITestIDs.Map.holes))
  }

  @Test func `a layer of tiles and one of forecasts are not shown together`() async throws {
    let screen = await Screen.weda(cases(good, tiles: WeatherLayer.allCases), at: "/map")
    try screen.element(UITestIDs.Map.canvas).send(.sight, value: "1 50 10 8 14")
    await screen.settle { $0.has(UITestIDs.Map.fields) }
    try screen.element(UITestIDs.Map.layer("clouds")).tap()
    await screen.settle { $0.has(UITestIDs.Map.legend) }
    try screen.element(UITestIDs.Map.field("wind")).tap()
    await screen.settle { $0.has(UITestIDs.Map.hour) }
    #expect(try !screen.element(UITestIDs.Map.layer("clouds")).isSelected)
    try screen.element(UITestIDs.Map.layer("clouds")).tap()
    await screen.settle { !$0.has(UITestIDs.Map.hour) }
    #expect(try screen.element(UITestIDs.Map.layer("clouds")).isSelected)
  }

  @Test func `layers of both kinds are in one picker, with one button for none`() async throws {
    let screen = await Screen.weda(cases(good, tiles: WeatherLayer.allCases), at: "/map")
    await screen.settle { $0.has(UITestIDs.Map.fields) }
    #expect(screen.all(.button, "Map only").count == 1 && !screen.has(UITestIDs.Map.layers))
    #expect(try screen.element(UITestIDs.Map.layer("none")).isSelected)
    #expect(try screen.element(UITestIDs.Map.field("clouds")).text == "Clouds")
    #expect(try screen.element(UITestIDs.Map.layer("clouds")).text == "Clouds (now)")
    try screen.element(UITestIDs.Map.layer("clouds")).tap()
    await screen.settle { $0.has(UITestIDs.Map.legend) }
    #expect(try !screen.element(UITestIDs.Map.layer("none")).isSelected)
    try screen.element(UITestIDs.Map.layer("none")).tap()
    await screen.settle { !$0.has(UITestIDs.Map.legend) }
  }

  @Test func `a provider of both the places and the layer is credited once`() async throws {
    let report = WeatherReport.fixture(provider: .openMeteo)
    #expect(Credits(of: [report, report], and: .openMeteo).providers == [.openMeteo])
    #expect(Credits(of: [.fixture()], and: .openMeteo).providers == [.fixture, .openMeteo])
    let screen = try await map(good)
    let credit = UITestIDs.App.credit(WeatherProvider.openMeteo.id)
    #expect(screen.has(credit))
    try screen.element(UITestIDs.Map.field("none")).tap()
    await screen.settle { !$0.has(credit) }
  }

  @Test(arguments: ["es", "ar", "ja"])
  func `the controls of a layer are translated`(language: String) async throws {
    let screen = try await map(good, language: language)
    #expect(!screen.text.contains("In the middle of the map"))
  }
}
