import Feed
import Foundation
import RickMortySimulator
import StrataKitTesting
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import RickMortyUI

@MainActor struct ComponentTests {
  /// Returns the names of the symbols on a screen, including those hidden from screen readers.
  private func symbols(_ screen: Screen) -> [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element[.symbol]].compactMap { $0 } + tree.children.flatMap(below)
    }
    return below(screen.drawing)
  }

  private func pictures(_ screen: Screen) -> [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element[.sources] ?? tree.element[.source]].compactMap { $0 }
        + tree.children.flatMap(below)
    }
    return below(screen.drawing)
  }

  private func portrait(_ image: String) -> Screen {
    Screen(CharacterPortrait(character: CharacterAdapter(.fixture(image: image)), side: 72))
  }

  @Test(.mission("R-47", "R-81"))
  func `a portrait is loaded through the cache, or replaced by an error symbol`()
    async throws
  {
    let simulator = RickMortySimulator()
    let base = try simulator.start().appendingPathComponent("api/character/avatar")
    let good = portrait("\(base.absoluteString)/1.png")
    #expect(pictures(good) == [] && symbols(good) == [])
    await good.settle()
    #expect(pictures(good).map { $0.hasPrefix("/~/asset/") } == [true])
    let bad = portrait("\(base.absoluteString)/9999.png")
    await bad.settle()
    #expect(symbols(bad) == ["exclamationmark.triangle"] && pictures(bad) == [])
    let none = portrait("")
    #expect(symbols(none) == ["person.fill"])
    await simulator.stop()
  }

  @Test(.mission("R-43"))
  func `a card shows the character's name, status, species and location`() {
    let screen = Screen(CharacterView(character: .fixture(name: "Plumber Rick", status: .dead)))
    #expect(screen.text.contains("Plumber Rick"))
    #expect(screen.text.contains("Dead · Human"))
    #expect(screen.text.contains("unknown"))
  }

  @Test func `an unknown status is shown as the service wrote it`() {
    let screen = Screen(CharacterView(character: .fixture(status: .other("Presumed"))))
    #expect(screen.text.contains("Presumed · Human"))
  }

  @Test(
    .mission("R-44"),
    arguments: [
      (FeedError.network, "No connection"), (.decoding, "Unreadable answer"),
      (.server(status: 503), "503"),
      (.storage(reason: "/srv/data.sqlite"), "Your favorites cannot be reached"),
      (
        .unknown(message: "the portal closed"),
        "Try again. If the problem persists, come back later."
      ),
    ])
  func `the error view describes each failure and offers a retry`(error: FeedError, words: String)
    async throws
  {
    let pressed = Gate()
    let screen = Screen(ErrorView(error: error) { pressed.open() })
    #expect(screen.text.contains(words))
    #expect(!screen.text.contains("portal"), "the error's untranslated text is not shown")
    try screen.button("Try again").tap()
    await pressed.wait()
  }

  @Test func `the number of unreadable characters is shown below the list`() async {
    let useCase = FakeFeedUseCase { call throws(FeedError) in
      FeedPage(characters: [.fixture(id: call.page)], hasMore: false, unreadable: 2)
    }
    let model = FeedViewModel(useCase: useCase, router: SpyRouter())
    let screen = Screen(FeedEnd(model: model, source: .demo))
    #expect(!screen.text.contains("could not be read"))
    await model.loadData()
    #expect(screen.text.contains("Characters that could not be read: 2"))
    await model.choose(.favorites)
    #expect(
      !screen.text.contains("could not be read"),
      "favourites are complete, so no unreadable ones are reported")
  }

  @Test(.mission("R-45"))
  func `the chosen chip is marked as selected, and each chip chooses its filter`() throws {
    var chosen: [FeedFilter] = []
    let screen = Screen(FiltersView(chosen: .alive) { chosen.append($0) })
    for name in ["All", "Dead", "Unknown", "Favorites"] { try screen.button(name).tap() }
    #expect(chosen == [.all, .dead, .unknown, .favorites])
    #expect(try screen.button("Alive").isSelected)
    #expect(try !screen.button("Dead").isSelected)
  }

  @Test(arguments: [
    ("en", "Your favorites cannot be reached", "OK"),
    ("es", "No se puede acceder a tus favoritos", "Aceptar"),
    ("pt", "Não é possível acessar seus favoritos", "OK"),
    ("ar", "يتعذّر الوصول إلى مفضلاتك", "حسنًا"),
  ])
  func `a favourite that cannot be stored shows a message without the file's name`(
    language: String, title: String, ok: String
  ) async throws {
    let reason = "/srv/rickmorty/data.sqlite cannot be written"
    let favorites = FavoritesModel(
      useCase: FakeFavoritesUseCase(error: .storage(reason: reason)))
    let button = FavoriteButton(
      character: .fixture(name: "Beth"), favorites: favorites, identifier: "star")
    let screen = Screen(button.favoriteFailure(favorites), language: language)
    try screen.button("star").tap()
    await screen.settle { !$0.presented.isEmpty }
    let alert = try #require(screen.presented.last)
    #expect(alert.label == title && alert.lines.count == 3, "\(alert.lines)")
    #expect(!alert.text.contains("sqlite") && !screen.text.contains("/srv"))
    try screen.button(ok).tap()
    #expect(screen.presented.isEmpty && favorites.error == nil)
    #expect(!favorites.contains(1))
  }

  @Test func `the star's label names the character`() async throws {
    let favorites = FavoritesModel(useCase: FakeFavoritesUseCase())
    let screen = Screen(
      FavoriteButton(character: .fixture(name: "Beth"), favorites: favorites, identifier: "star"))
    try screen.button("Keep Beth").tap()
    await screen.settle { $0.text.contains("Remove Beth") || $0.has(button: "Remove Beth") }
    #expect(favorites.contains(1))
  }
}

extension Screen {
  fileprivate func has(button name: String) -> Bool { (try? button(name)) != nil }
}
