import Foundation
import StrataAssets
import StrataKitTesting
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

@MainActor @Suite(.timeLimit(.minutes(10))) struct MapScreenTests {
  private static let london = "london-england-gb"

  private func marker(_ slug: String) -> String { UITestIDs.Map.marker(slug) }

  @Test(.mission("W-12", "W-33"))
  func `the map tab shows every favourite with its weather, on the map and in the list`()
    async throws
  {
    let screen = await Screen.weda(at: "/map")
    #expect(screen.title == "Map")
    for slug in ["tokyo-jp", Self.london] {
      #expect(screen.has(marker(slug)))
      let row = try screen.element(UITestIDs.Map.row(slug))
      #expect(row.text.contains("11°") && row.text.contains("Rain"))
    }
    let map = try screen.element(UITestIDs.Map.canvas)
    #expect(map.lines.contains("London 11°") && map.lines.contains("Tokyo 11°"))
    #expect(try screen.button("London 11°, Rain").identifier == marker(Self.london))
  }

  @Test(.mission("W-35")) func `tapping a marker's callout opens the place's page`() async throws {
    var cases = MockUseCases()
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/map")
    let callout = UITestIDs.Map.callout(Self.london)
    #expect(!screen.has(callout))
    try screen.element(marker(Self.london)).tap()
    await screen.settle { $0.has(callout) }
    #expect(try screen.element(callout).lines == ["London 11°", "Rain"])
    try screen.element(callout).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/map/city/london-england-gb")
  }

  @Test(.mission("W-10"))
  func `the list of places has the same actions as the map`() async throws {
    var cases = MockUseCases()
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/map")
    try screen.button("Show Tokyo on the map").tap()
    await screen.settle { $0.has(UITestIDs.Map.callout("tokyo-jp")) }
    try screen.element(UITestIDs.Map.row("tokyo-jp")).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/map/city/tokyo-jp")
  }

  @Test(.mission("W-34", "W-37"))
  func `a chosen layer is drawn at 60 % opacity over the map, with a legend`() async throws {
    let screen = await Screen.weda(at: "/map")
    #expect(!screen.has(UITestIDs.Map.legend))
    try screen.element(UITestIDs.Map.layer("clouds")).tap()
    await screen.settle { $0.has(UITestIDs.Map.legend) }
    #expect(try screen.element(UITestIDs.Map.layer("clouds")).isSelected)
    #expect(try screen.element(UITestIDs.Map.legend).text.contains("100%"))
    #expect(
      try screen.element(UITestIDs.Map.canvas).drawing[.map]?.contains("\"alpha\":0.6") == true)
    try screen.element(UITestIDs.Map.layer("none")).tap()
    await screen.settle { !$0.has(UITestIDs.Map.legend) }
  }

  @Test func `a layer whose source is down shows the reason in its legend`() async throws {
    let tile = WeatherTile(picture: Data(), fetchedAt: WeatherReport.fixtureTime)
    let layers = MockWeatherLayersUseCase(MockScript(answer: tile, error: .offline))
    let screen = await Screen.weda(MockUseCases(weatherLayers: layers), at: "/map")
    try screen.element(UITestIDs.Map.layer("clouds")).tap()
    await screen.settle { $0.has(UITestIDs.Map.legend) }
    #expect(!screen.has(UITestIDs.Map.problem))
    let drawing = try screen.element(UITestIDs.Map.canvas).drawing
    let facts = try #require(drawing[.map])
    let address = try #require(facts.firstMatch(of: #/\/~\/tiles\/[0-9a-f]+\//#)).output
    _ = try? await TileSource.picture(at: address + "2/2/1")
    await screen.settle { $0.has(UITestIDs.Map.problem) }
    #expect(screen.text.contains("This layer is not complete: "))
    #expect(!screen.has(UITestIDs.Map.time))
  }

  @Test func `without a key the map explains why there are no layers`() async throws {
    let screen = await Screen.weda(
      MockUseCases(weatherLayers: MockWeatherLayersUseCase(layers: [])), at: "/map")
    #expect(screen.has(UITestIDs.Map.noLayers))
    #expect(!screen.has(UITestIDs.Map.layers))
  }

  @Test func `a new device's map shows the world and explains how places come onto it`()
    async throws
  {
    let screen = await Screen.weda(.empty, at: "/map")
    #expect(screen.has(UITestIDs.Map.canvas))
    #expect(
      try screen.element(UITestIDs.Map.empty).text
        == "Open a city and tap its star to see it here.")
    #expect(!screen.has(UITestIDs.Map.list))
  }

  @Test func `cards of different heights in the map's list have aligned tops`() async throws {
    let screen = await Screen.weda(at: "/map")
    let rules = screen.all(.any, nil).flatMap(\.drawing.style)
    #expect(rules.contains(.cells(horizontal: .center, vertical: .start)))
  }

  @Test func `without favourites the map shows the last viewed place with its weather`()
    async throws
  {
    let cases = MockUseCases(loadFavorites: MockLoadFavoritesUseCase(MockScript(answer: [])))
    let screen = await Screen.weda(cases, at: "/map")
    #expect(!screen.has(UITestIDs.Map.empty))
    let slug = Place.paris.slug
    #expect(screen.has(marker(slug)))
    #expect(try screen.element(UITestIDs.Map.row(slug)).text.contains("11°"))
  }

  @Test func `without a connection the places remain, with the reason for missing weather`()
    async throws
  {
    let screen = await Screen.weda(
      MockUseCases(
        loadFavorites: MockLoadFavoritesUseCase(
          weather: MockLoadWeatherUseCase(MockScript(answer: .fixture(), error: .offline)))),
      at: "/map")
    #expect(screen.has(marker(Self.london)))
    #expect(screen.has(UITestIDs.App.error))
    #expect(screen.text.contains("Weather not available"))
  }

  @Test(arguments: [("es", "Mapa"), ("pt", "Mapa"), ("ar", "الخريطة")])
  func `the map's strings are translated`(language: String, title: String) async {
    let screen = await Screen.weda(at: "/map", language: language)
    #expect(screen.title == title)
  }
}
