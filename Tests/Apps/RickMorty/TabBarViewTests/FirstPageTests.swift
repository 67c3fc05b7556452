import DependencyContainer
import Feed
import Testing
import UseCase

@testable import TabBarView

/// Tests that the list of characters is drawn once: its first page of data evaluates only the views
/// that show it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FirstPageTests {
  @Test
  func `loading the list evaluates each SwiftUI body at most one and a third times on average`()
    async
  {
    let page = await FirstPage {
      let container = DIContainer()
      let _ = container.register((any FeedUseCaseProtocol).self, FakeFeedUseCase(pages: 1))
      let _ = container.register(FavoritesModel.self, FavoritesModel())
      TabBarBuilder(container: container).buildTabBarView()
    }
    #expect(page.html.contains("Character 1"))
    #expect(page.ratio <= 1.3, "\(page.evaluations) evaluations of \(page.bodies) bodies")
  }
}
