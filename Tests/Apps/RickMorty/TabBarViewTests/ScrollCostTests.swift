import AppComposition
import DependencyContainer
import Feed
import KitTesting
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import TabBarView

/// What a page more costs, counted in bodies that are computed.
@MainActor @Suite("Scroll cost") struct ScrollCostTests {
  private func cost(_ url: String, pages: Int) async throws -> [Int] {
    let container = DIContainer()
    container.register((any FeedUseCaseProtocol).self, FakeFeedUseCase(pages: pages))
    container.register(FavoritesModel.self, FavoritesModel())
    let screen = Screen(TabBarBuilder(container: container).buildTabBarView(), url: url)
    await screen.settle { $0.text.contains("Character 20") }
    var costs: [Int] = []
    for page in 2...pages {
      let before = screen.evaluations
      await screen.settle { screen in
        do {
          try screen.scroll(toMembers: page * 20 - 30...page * 20 - 21)
        } catch {
          try? screen.scrollNear()
        }
        return screen.text.contains("Character \(page * 20 - 15)\n")
      }
      costs.append(screen.evaluations - before)
    }
    return costs
  }

  @Test func `rows that are there are not drawn again when a page comes to the table`()
    async throws
  {
    let costs = try await cost("/uikit", pages: 5)
    let (first, last) = (try #require(costs.first), try #require(costs.last))
    #expect(first < 1_000)
    #expect(last <= first * 11 / 10, "\(costs)")
  }
}
