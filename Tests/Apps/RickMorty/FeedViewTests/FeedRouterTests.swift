import CharacterDetailsView
import DependencyContainer
import DevPreview
import Feed
import RoutingKit
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import FeedView

@MainActor @Suite("FeedRouter and FeedBuilder") struct FeedRouterTests {
  private func container() -> DIContainer {
    let container = DIContainer()
    container.register((any FeedUseCaseProtocol).self, FakeFeedUseCase(pages: 1))
    container.register(FavoritesModel.self, FavoritesModel())
    return container
  }

  private func screen(_ container: DIContainer) -> Screen {
    Screen(
      RouterView { router in FeedBuilder(container: container).buildFeedView(router: router) })
  }

  @Test(.mission("R-21", "R-52", "R-54", "R-69", "R-70", "R-71", "R-86"))
  func `tapping a row opens the details, and Back returns to the list`() async throws {
    let screen = screen(container())
    await screen.settle()
    #expect(screen.text.contains("Character 20"))
    try screen.button("feed.row.4").tap()
    await screen.settle()
    #expect(screen.text.contains("Last known location") && screen.text.contains("Character 4"))
    try screen.link("BackButton").tap()
    await screen.settle()
    #expect(screen.text.contains("Character 20") && !screen.text.contains("Last known"))
  }

  @Test(.mission("R-102")) func `a preview shows the recorded characters`() async {
    let builder = FeedBuilder(container: DevPreview.shared.container)
    let screen = Screen(RouterView { router in builder.buildFeedView(router: router) })
    await screen.settle()
    #expect(screen.text.contains("Rick Sanchez"))
  }

  @Test func `if a service is not registered in the container, the screen shows an error`() {
    let screen = screen(DIContainer())
    #expect(
      screen.text.contains("is not registered in the container: register it before resolving it"))
  }
}
