import DependencyContainer
import DevPreview
import Feed
import Foundation
import RickMortyUI
import RoutingKit
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import UIKit
import UseCase

@testable import FeedListView

@MainActor @Suite("FeedListView") struct FeedListViewTests {
  private let useCase = FakeFeedUseCase(pages: 10)
  private let router = SpyRouter()
  private let model: FeedListViewModel

  init() {
    model = FeedListViewModel(
      useCase: useCase, router: router, favorites: FavoritesModel(useCase: FakeFavoritesUseCase()))
  }

  private func screen() -> Screen {
    Screen(NavigationStack { FeedListScreen(viewModel: model, source: .demo) })
  }

  @Test(.thorough, .mission("R-25"))
  func `scrolling loads ten pages and keeps only the rows near the viewport`() async throws {
    let screen = screen()
    await screen.settle { $0.text.contains("Character 20") }
    #expect(await useCase.calls.map(\.page) == [1])
    await screen.scrollOn(to: 200, count: { model.characters.count }) {
      $0.text.contains("Character 200")
    }
    #expect(await useCase.calls.map(\.page) == Array(1...10))
    #expect(screen.text.contains("Character 200"))
    #expect(!screen.text.contains("Character 50\n"))
    #expect(screen.text.contains("That is everybody"))
  }

  @Test(.mission("R-46")) func `a row shows its character and opens the details`() async throws {
    let screen = screen()
    await screen.settle { $0.text.contains("Character 7") }
    #expect(screen.text.contains("Alive · Human"))
    try screen.button("feedlist.row.7").tap()
    #expect(router.shown.map(\.id) == [7])
  }

  @Test func `the star in a row adds the character to the favourites`() async throws {
    let screen = screen()
    await screen.settle { $0.text.contains("Character 7") }
    try screen.button("feedlist.star.3").tap()
    await screen.settle { _ in model.favorites.contains(3) }
    try screen.button("Favorites").tap()
    await screen.settle { !$0.text.contains("Character 7") }
    #expect(screen.text.contains("Character 3"))
  }

  @Test func `a failure shows a message and can be retried`() async throws {
    await useCase.setAnswer { _ throws(FeedError) in throw .network }
    let screen = screen()
    await screen.settle { $0.text.contains("No connection") }
    await useCase.setAnswer { call throws(FeedError) in .fixture(call.page, of: 1) }
    try screen.button("Try again").tap()
    await screen.settle { $0.text.contains("Character 20") }
  }

  // MARK: - The controller without a screen

  /// Waits until the model has so many characters, and then for what the controller does about it.
  private func loaded(_ count: Int) async {
    while model.characters.count < count { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
  }

  @Test(.mission("R-39", "R-58", "R-59", "R-104"))
  func `the UIKit table shows the rows of each page that its model loads`() async {
    let controller = FeedListViewController(viewModel: model)
    controller.loadViewIfNeeded()
    await loaded(20)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 20)
    await model.loadMore()
    await loaded(40)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 40)
  }

  @Test(.mission("R-64"))
  func `the table loads the next page near its end, as the SwiftUI list does`() async {
    let controller = FeedListViewController(viewModel: model)
    controller.loadViewIfNeeded()
    await loaded(20)
    func show(_ row: Int) {
      controller.tableView(
        controller.tableView, willDisplay: UITableViewCell(style: .default, reuseIdentifier: nil),
        forRowAt: IndexPath(row: row, section: 0))
    }
    show(14)
    await loaded(20)
    #expect(await useCase.calls.map(\.page) == [1])
    show(15)
    await loaded(40)
    #expect(await useCase.calls.map(\.page) == [1, 2])
  }

  @Test(.mission("R-103")) func `a preview shows the recorded characters`() async {
    let builder = FeedListBuilder(container: DevPreview.shared.container)
    let screen = Screen(
      RouterView { router in builder.buildFeedListViewController(router: router) })
    await screen.settle {
      $0.text.contains("Rick Sanchez") || $0.text.contains("before anybody registered it")
    }
    #expect(screen.text.contains("Rick Sanchez"))
  }

  @Test(.mission("R-107"))
  func `tapping a row of the UIKit list opens the details, and Back returns to the list`()
    async throws
  {
    let container = DIContainer()
    container.register((any FeedUseCaseProtocol).self, FakeFeedUseCase(pages: 1))
    container.register(FavoritesModel.self, FavoritesModel())
    let screen = Screen(
      RouterView { router in
        FeedListBuilder(container: container).buildFeedListViewController(router: router)
      })
    await screen.settle { $0.text.contains("Character 20") }
    try screen.button("feedlist.row.4").tap()
    await screen.settle { $0.text.contains("Last known location") }
    try screen.link("BackButton").tap()
    await screen.settle { $0.text.contains("Character 20") }
  }
}
