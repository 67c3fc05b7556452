import Feed
import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import FeedView

@MainActor @Suite("FeedView") struct FeedViewTests {
  private let useCase: FakeFeedUseCase
  private let model: FeedViewModel

  init() {
    useCase = FakeFeedUseCase(pages: 42)
    model = FeedViewModel(
      useCase: useCase, router: SpyRouter(),
      favorites: FavoritesModel(useCase: FakeFavoritesUseCase()))
  }

  private func screen(clock: any Clock<Duration> = ContinuousClock()) -> Screen {
    Screen(NavigationStack { FeedView(viewModel: model, clock: clock) })
  }

  @Test(.thorough, .mission("R-19", "R-25", "R-38"))
  func `scrolling loads all 42 pages and keeps only the rows near the viewport`()
    async throws
  {
    let screen = screen()
    await screen.settle { $0.text.contains("Character 20") }
    #expect(await useCase.calls.map(\.page) == [1])
    await screen.scrollOn(to: 840, count: { model.characters.count }) {
      $0.text.contains("Character 840")
    }
    let calls = await useCase.calls
    #expect(calls.map(\.page) == Array(1...42))
    #expect(screen.text.contains("Character 840"))
    #expect(!screen.text.contains("Character 500"))
    #expect(screen.text.contains("That is everybody"))
  }

  @Test func `tapping a chip sets the filter`() async throws {
    let screen = screen()
    await screen.settle { $0.text.contains("Character 20") }
    try screen.button("Dead").tap()
    await screen.settle { _ in model.filter == .dead && model.characters.count >= 20 }
    #expect(await useCase.calls.contains(.init(FeedQuery(status: .dead), page: 1)))
  }

  @Test func `typing searches after a pause`() async throws {
    let clock = ManualClock()
    let screen = screen(clock: clock)
    await screen.settle { $0.text.contains("Character 20") }
    try screen.field("Search by name").type("ri")
    try screen.field("Search by name").type("ck")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await screen.settle()
    let names = await useCase.calls.map(\.query.name).filter { !$0.isEmpty }
    #expect(Set(names) == ["rick"])
  }

  @Test func `an empty result shows a message`() async throws {
    await useCase.setAnswer { _ throws(FeedError) in FeedPage(characters: [], hasMore: false) }
    let screen = screen()
    await screen.settle { $0.text.contains("No such character") }
  }

  @Test func `a failure shows a message and can be retried`() async throws {
    await useCase.setAnswer { _ throws(FeedError) in throw .network }
    let screen = screen()
    await screen.settle { $0.text.contains("No connection") }
    await useCase.setAnswer { call throws(FeedError) in .fixture(call.page, of: 1) }
    try screen.button("Try again").tap()
    await screen.settle { $0.text.contains("Character 20") }
  }

  @Test func `stored pages are labelled as stored`() async throws {
    await useCase.setAnswer { call throws(FeedError) in
      FeedPage(
        characters: FeedPage.fixture(call.page).characters, hasMore: false,
        storedAt: Date(timeIntervalSince1970: 1_700_000_000))
    }
    let screen = screen()
    await screen.settle { $0.text.contains("Showing a saved copy") }
    #expect(screen.text.contains("Character 1"))
  }
}
