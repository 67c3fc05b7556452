import DependencyContainer
import Feed
import SwiftUITesting
import Testing
import UseCase

@testable import TabBarView

/// Tests that the list of characters is drawn once: its first page of data evaluates only the views
/// that show it.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FirstPageTests {
  @Test func `the list's page evaluates each body at most 1.2 times on average`() async {
    let page = await FirstPage {
      let container = DIContainer()
      let _ = container.register((any FeedUseCaseProtocol).self, FakeFeedUseCase(pages: 1))
      let _ = container.register(FavoritesModel.self, FavoritesModel())
      TabBarBuilder(container: container).buildTabBarView()
    }
    #expect(page.html.contains("Character 1"))
    #expect(page.ratio <= 1.2, "\(page.evaluations) evaluations of \(page.bodies) bodies")
  }
}
