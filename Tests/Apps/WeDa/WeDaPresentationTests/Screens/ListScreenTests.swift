import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.timeLimit(.minutes(10))) struct ListScreenTests {
  @Test(.mission("W-05", "W-87")) func `favourites are listed newest first, with their weather`()
    async throws
  {
    let screen = await Screen.weda(at: "/favorites")
    #expect(screen.title == "Favorites")
    let text = try screen.element(UITestIDs.Favorites.list).lines
    #expect(text.filter { ["Tokyo", "London"].contains($0) } == ["Tokyo", "London"])
    #expect(text.filter { $0 == "11°" }.count == 2)
  }

  @Test(
    .mission("W-11"),
    arguments: [
      ("/favorites", "Favorites"), ("/history", "History"), ("/city/london-england-gb", "London"),
    ])
  func `each screen besides the search has its own address and title`(
    address: String, title: String
  ) async throws {
    let search = await Screen.weda()
    _ = try search.field("SearchField")
    let screen = await Screen.weda(at: address)
    #expect(screen.title == title)
  }

  @Test func `a favourite is removed by its star`() async throws {
    let star = MockToggleFavoriteUseCase(starred: [.tokyo, .london])
    let screen = await Screen.weda(MockUseCases(toggleFavorite: star), at: "/favorites")
    try screen.button("Remove Tokyo, Japan").tap()
    await screen.settle { !$0.has(UITestIDs.Favorites.row("tokyo-jp")) }
    #expect(screen.has(UITestIDs.Favorites.row("london-england-gb")))
    #expect(await star.toggled == [.tokyo])
  }

  @Test func `a removed favourite comes back by Undo`() async throws {
    let star = MockToggleFavoriteUseCase(starred: [.tokyo, .london])
    let screen = await Screen.weda(MockUseCases(toggleFavorite: star), at: "/favorites")
    try screen.button("Remove Tokyo, Japan").tap()
    await screen.settle { $0.has(UITestIDs.Favorites.undo) }
    #expect(try screen.element(UITestIDs.Favorites.removed).text == "Tokyo was removed")
    try screen.element(UITestIDs.Favorites.undo).tap()
    await screen.settle { $0.has(UITestIDs.Favorites.row("tokyo-jp")) }
    #expect(!screen.has(UITestIDs.Favorites.undo))
    #expect(await star.toggled == [.tokyo, .tokyo])
  }

  @Test func `opening a favourite puts the place into the URL, which opens the same page`()
    async throws
  {
    var cases = MockUseCases()
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/favorites")
    try screen.element(UITestIDs.Favorites.row("tokyo-jp")).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/favorites/city/tokyo-jp")
    let again = await Screen.weda(cases, at: "/favorites/city/tokyo-jp")
    #expect(again.title == "Tokyo")
  }

  @Test(arguments: [
    ("/favorites", UITestIDs.Favorites.row("tokyo-jp"), "Tokyo"),
    ("/", UITestIDs.Search.favorite("tokyo-jp"), "Tokyo"),
    ("/history", UITestIDs.History.row("paris-ile-de-france-fr"), "Paris"),
    ("/map", UITestIDs.Map.row("tokyo-jp"), "Tokyo"),
  ])
  func `a place's page has the name of the tapped row as its title before the weather is loaded`(
    address: String, row: String, name: String
  ) async throws {
    let (asked, gate) = (Recorded<String>(), Gate())
    var cases = MockUseCases()
    cases.resolvePlace = HeldPlace(asked: asked, gate: gate)
    cases.loadWeather = HeldWeather(name: name, gate: gate)
    let screen = await Screen.weda(cases, at: address)
    try screen.element(row).tap()
    #expect(screen.title == name)
    #expect(asked.all.isEmpty)
    gate.open()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.title == name)
  }

  @Test(arguments: [
    ("/favorites", UITestIDs.Favorites.row("tokyo-jp")),
    ("/", UITestIDs.Search.favorite("tokyo-jp")), ("/map", UITestIDs.Map.row("tokyo-jp")),
  ])
  func `a place's page shows the weather of the tapped row in its first frame`(
    address: String, row: String
  ) async throws {
    let (asked, gate) = (Recorded<String>(), Gate())
    var cases = MockUseCases()
    cases.resolvePlace = HeldPlace(asked: asked, gate: gate)
    cases.loadWeather = HeldWeather(name: "Tokyo", gate: gate)
    let screen = await Screen.weda(cases, at: address)
    await screen.settle { (try? $0.element(row).text.contains("11°")) == true }
    try screen.element(row).tap()
    #expect(try screen.element(UITestIDs.Details.temperature).text == "11°")
    gate.open()
    await screen.settle()
  }

  @Test(arguments: [
    ("/favorites", UITestIDs.Favorites.list, UITestIDs.Favorites.removed),
    ("/history", UITestIDs.History.list, UITestIDs.History.removed),
  ])
  func `a swipe offers Delete, and what it removed can be put back`(
    address: String, list: String, removed: String
  ) async throws {
    let screen = await Screen.weda(at: address)
    await screen.settle { $0.has(list) }
    try #require(screen.all(.row).first).button("Delete").tap()
    await screen.settle { $0.has(removed) }
    #expect(!screen.all(.button, "Undo").isEmpty)
  }

  @Test func `empty lists explain how to fill them`() async throws {
    let favorites = await Screen.weda(.empty, at: "/favorites")
    #expect(favorites.text.contains("No favorites yet"))
    let history = await Screen.weda(.empty, at: "/history")
    #expect(history.text.contains("No searches yet"))
    #expect(try history.element(UITestIDs.History.clear).isDisabled)
  }

  @Test(.mission("W-06")) func `the history is listed newest first`() async throws {
    let screen = await Screen.weda(at: "/history")
    let lines = try screen.element(UITestIDs.History.list).lines
    #expect(
      lines.filter { ["Paris", "London", "Tromsø"].contains($0) } == ["Paris", "London", "Tromsø"])
  }

  @Test func `clearing the history asks for confirmation, and Cancel keeps it`() async throws {
    let clearing = MockScript<String, Void>(answer: ())
    let cases = MockUseCases(clearHistory: MockClearHistoryUseCase(clearing))
    let screen = await Screen.weda(cases, at: "/history")
    try screen.element(UITestIDs.History.clear).tap()
    await screen.settle { $0.text.contains("Clear the history?") }
    #expect(screen.text.contains("3 cities are removed from the list."))
    try screen.button("Cancel").tap()
    await screen.settle { !$0.text.contains("Clear the history?") }
    #expect(await clearing.calls.isEmpty)
    try screen.element(UITestIDs.History.clear).tap()
    await screen.settle { $0.text.contains("Clear the history?") }
    try screen.element(UITestIDs.History.confirmClear).tap()
    await screen.settle { $0.text.contains("No searches yet") }
    #expect(await clearing.calls.count == 1)
  }

  @Test func `a tab reloads when it becomes visible again`() async throws {
    let list = MockScript<String, [Favorite]>(answer: [])
    let cases = MockUseCases(loadFavorites: MockLoadFavoritesUseCase(list))
    let screen = await Screen.weda(cases, at: "/favorites")
    #expect(screen.text.contains("No favorites yet"))
    try screen.tab("History").tap()
    await screen.settle()
    await list.set(answer: Favorite.fixtures)
    try screen.tab("Favorites").tap()
    await screen.settle()
    #expect(screen.has(UITestIDs.Favorites.row("tokyo-jp")))
  }

  @Test func `a favourite that another window adds is listed at once`() async throws {
    let list = MockScript<String, [Favorite]>(answer: [])
    let others = MockWatchKeptDataUseCase()
    let cases = MockUseCases(
      loadFavorites: MockLoadFavoritesUseCase(list), watchKeptData: others)
    let screen = await Screen.weda(cases, at: "/favorites")
    #expect(screen.text.contains("No favorites yet"))
    await list.set(answer: Favorite.fixtures)
    others.tell([.favorites])
    await screen.settle { $0.has(UITestIDs.Favorites.row("tokyo-jp")) }
  }

  @Test func `the favourites credit their providers`() async throws {
    let screen = await Screen.weda(at: "/favorites")
    await screen.settle { $0.has(UITestIDs.Favorites.credits) }
    let credit = WeatherReport.fixture().provider.credit.text(in: Locale(identifier: "en"))
    #expect(try screen.element(UITestIDs.Favorites.credits).text.contains(credit))
    let empty = await Screen.weda(.empty, at: "/favorites")
    #expect(!empty.has(UITestIDs.Favorites.credits))
  }

  @Test func `a refused API key is reported in the settings`() async throws {
    let screen = await Screen.weda(.failing(.badKey), at: "/settings")
    #expect(
      try screen.element(UITestIDs.Settings.keyFault).text.contains("The API key was refused"))
    let fine = await Screen.weda(at: "/settings")
    #expect(!fine.has(UITestIDs.Settings.keyFault))
  }

  @Test func `weather is updated always, at times or never, each with an explanation`()
    async throws
  {
    let saving = MockScript<WeatherSettings, Void>(answer: ())
    let cases = MockUseCases(saveSettings: MockSaveSettingsUseCase(saving))
    let screen = await Screen.weda(cases, at: "/settings")
    for (name, hint) in [
      ("Only for new places", "keeps the weather that you saw last"),
      ("Every few minutes", "opened in the last minutes"),
      ("Never", "asks for no other"), ("Always", "shows the newest weather"),
    ] {
      try screen.picker("Update weather").choose(name)
      await screen.settle { $0.text.contains(hint) }
    }
    #expect(await saving.calls.map(\.dataSource) == [.local, .cache, .offline, .remote])
  }
}
