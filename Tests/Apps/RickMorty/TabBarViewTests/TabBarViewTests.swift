import AppComposition
import DependencyContainer
import Feed
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import TabBarView

@MainActor @Suite("TabBarView") struct TabBarViewTests {
  @Test
  func `the app with the UI testing argument shows its fixed characters and the label Demo data`()
    async throws
  {
    let container = try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
    let screen = Screen(TabBarBuilder(container: container).buildTabBarView())
    await screen.settle { $0.text.contains("Character 20") }
    #expect(screen.text.contains("Demo data"))
  }

  @Test(.mission("R-41"))
  func `the second tab shows the same list, built with UIKit`() async throws {
    let container = try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
    let screen = Screen(TabBarBuilder(container: container).buildTabBarView())
    try screen.tab("UIKit").tap()
    await screen.settle { (try? $0.button("feedlist.row.20")) != nil }
    #expect(screen.url == "/uikit")
  }

  @Test(.mission("R-42"), arguments: [("/", "feed"), ("/uikit", "feedlist")])
  func `the SwiftUI and UIKit lists have the same rows, filter chips and search field`(
    url: String, list: String
  ) async throws {
    let (screen, _) = try open(url)
    await screen.settle { (try? $0.button("\(list).row.4")) != nil }
    #expect(screen.text.contains("Alive · Human"))
    #expect(try screen.button("feed.filter.all").isSelected)
    #expect((try? screen.field("Search by name")) != nil)
  }

  /// Opens the app at an address with recorded calls to its fixed characters.
  private func open(_ url: String) throws -> (Screen, FakeFeedUseCase) {
    let container = DIContainer()
    let useCase = FakeFeedUseCase(pages: 2)
    container.register((any FeedUseCaseProtocol).self, useCase)
    container.register(
      (any CharacterUseCaseProtocol).self,
      FakeCharacterUseCase { id throws(FeedError) in
        id == 404 ? nil : CharacterDetails(character: .fixture(id: id, name: "Nobody's \(id)"))
      })
    container.register(FavoritesModel.self, FavoritesModel())
    return (Screen(TabBarBuilder(container: container).buildTabBarView(), url: url), useCase)
  }

  @Test(.thorough, arguments: ["", "/uikit"])
  func `filter and name in a URL send one request, and choosing another filter changes the URL`(
    tab: String
  ) async throws {
    let (screen, useCase) = try open("\(tab)/?status=dead&name=rick")
    await screen.settle { $0.text.contains("Character 20") }
    #expect(await useCase.calls == [.init(FeedQuery(status: .dead, name: "rick"), page: 1)])
    await useCase.setAnswer { call throws(FeedError) in
      let status = call.query.status?.parameter ?? "any"
      return FeedPage(characters: [.fixture(name: "Somebody \(status)")], hasMore: false)
    }
    #expect(try screen.field("Search by name").value == "rick")
    try screen.button("feed.filter.alive").tap()
    await screen.settle { $0.text.contains("Somebody alive") }
    #expect(screen.url.hasSuffix("?status=alive&name=rick"))
    screen.back()
    await screen.settle { $0.text.contains("Somebody dead") }
    #expect(screen.url.hasSuffix("?status=dead&name=rick"))
    #expect(await useCase.calls.map(\.query.status) == [.dead, .alive, .dead])
  }

  @Test(arguments: ["", "/uikit"])
  func `an unknown filter in an address selects all characters`(tab: String) async throws {
    let (screen, useCase) = try open("\(tab)/?status=zombie")
    await screen.settle { $0.text.contains("Character 20") }
    #expect(await useCase.calls.map(\.query) == [FeedQuery()])
    #expect(!screen.url.contains("zombie"))
  }

  @Test(.mission("R-53"), arguments: [("", "feed"), ("/uikit", "feedlist")])
  func `opening a character changes the URL to its page, and Back restores the list's URL`(
    tab: String, list: String
  ) async throws {
    let (screen, _) = try open(tab.isEmpty ? "/" : tab)
    await screen.settle { (try? $0.button("\(list).row.4")) != nil }
    try screen.button("\(list).row.4").tap()
    await screen.settle()
    // Required, since what follows waits for the way back.
    try #require(screen.url == "\(tab)/character/4")
    #expect(screen.text.contains("Character 4"))
    screen.back()
    await screen.settle { $0.text.contains("Character 20") }
    #expect(screen.url == (tab.isEmpty ? "/" : tab))
  }

  @Test(arguments: ["", "/uikit"])
  func `a character's address opens as a deep link`(tab: String) async throws {
    let (screen, _) = try open("\(tab)/character/9")
    await screen.settle { $0.text.contains("Nobody's 9") }
    #expect(screen.text.contains("Last known location"))
    let (nobody, _) = try open("\(tab)/character/404")
    await nobody.settle { $0.text.contains("There is no character with this number") }
    let (nowhere, _) = try open("\(tab)/character/first")
    #expect(!nowhere.isUnderstood)
  }
}
