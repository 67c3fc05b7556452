import DependencyContainer
import Feed
import RickMortyNetworkLayer
import StrataKitTesting
import Testing
import UseCase

@testable import DevPreview

@MainActor @Suite("DevPreview") struct DevPreviewTests {
  private let container = DevPreview.shared.container

  @Test(.mission("R-48"))
  func `the preview container resolves every dependency of the screens`() throws {
    #expect(container.resolve((any NetworkService).self) != nil)
    #expect(container.resolve((any FeedRepositoryProtocol).self) != nil)
    #expect(container.resolve(FavoritesModel.self) != nil)
    #expect(DevPreview.shared.container === container)
  }

  @Test func `the preview container's use case decodes the recorded pages`() async throws {
    let useCase = try container.requireResolve((any FeedUseCaseProtocol).self)
    let first = try await useCase.execute(FeedQuery(), page: 1)
    #expect(first.characters.count == 20)
    #expect(first.hasMore)
    #expect(first.characters.first?.name == "Rick Sanchez")
    #expect(try await useCase.execute(FeedQuery(), page: 2).characters.count == 20)
  }

  @Test func `the preview container returns an empty page for one that was not recorded`()
    async throws
  {
    let useCase = try container.requireResolve((any FeedUseCaseProtocol).self)
    #expect(try await useCase.execute(FeedQuery(), page: 3).characters.isEmpty)
    #expect(try await useCase.execute(FeedQuery(status: .dead), page: 1).characters.isEmpty)
  }
}
