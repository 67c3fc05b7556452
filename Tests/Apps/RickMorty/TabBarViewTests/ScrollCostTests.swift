import AppComposition
import DependencyContainer
import Feed
import StrataKitTesting
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import TabBarView

/// Tests of the cost of another page, counted in evaluated bodies.
@MainActor @Suite("Scroll cost") struct ScrollCostTests {
  private func open(_ url: String, pages: Int) throws -> Screen {
    let container = DIContainer()
    container.register((any FeedUseCaseProtocol).self, FakeFeedUseCase(pages: pages))
    container.register(FavoritesModel.self, FavoritesModel())
    return Screen(TabBarBuilder(container: container).buildTabBarView(), url: url)
  }

  private func cost(_ url: String, pages: Int) async throws -> [Int] {
    let screen = try open(url, pages: pages)
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

  @Test(.thorough, arguments: ["/", "/uikit"])
  func `loading a fifth page costs at most ten per cent more than loading the first`(
    tab: String
  ) async throws {
    let costs = try await cost(tab, pages: 5)
    let (first, last) = (try #require(costs.first), try #require(costs.last))
    #expect(first < 1_000)
    #expect(last <= first * 11 / 10, "\(costs)")
  }

  @Test(.thorough) func `a row of the UIKit table has at most 20 HTML elements`() async throws {
    let table = try await elements(inRow: "feedlist.row.2", of: "/uikit")
    let stack = try await elements(inRow: "feed.row.2", of: "/")
    #expect(stack > 10 && table <= 20, "\(table) elements against \(stack)")
  }

  /// Returns the number of elements of a row, found by its button.
  private func elements(inRow name: String, of url: String) async throws -> Int {
    let screen = try open(url, pages: 1)
    await screen.settle { (try? $0.button(name)) != nil }
    func row(_ tree: ElementTree) -> ElementTree? {
      if tree.children.contains(where: { $0.element[.identifier] == name }) { return tree }
      return tree.children.lazy.compactMap(row).first
    }
    func count(_ tree: ElementTree) -> Int { tree.children.reduce(1) { $0 + count($1) } }
    return count(try #require(row(screen.drawing)))
  }
}
