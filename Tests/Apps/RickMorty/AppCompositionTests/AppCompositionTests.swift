import DependencyContainer
import Feed
import Foundation
import RickMortyNetworkLayer
import RickMortyRepository
import StrataKitTesting
import Testing
import UseCase

@testable import AppComposition

@MainActor @Suite("AppComposition") struct AppCompositionTests {
  @Test(.mission("R-20", "R-49", "R-50", "R-87"))
  func `the container resolves every dependency of the screens`()
    throws
  {
    let container = try AppComposition.container(arguments: [], environment: [:])
    #expect(container.resolve((any NetworkService).self) is URLSessionNetworkService)
    #expect(container.resolve((any FeedRepositoryProtocol).self) is FeedRepository)
    #expect(container.resolve((any FeedUseCaseProtocol).self) is FeedUseCase)
    #expect(container.resolve(FavoritesModel.self) != nil)
    #expect(container.resolve(FeedSource.self) == .service(host: "rickandmortyapi.com"))
  }

  @Test(.mission("R-79"))
  func `the argument -ui-testing selects the repository of fixed characters`() throws {
    let container = try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
    #expect(container.resolve((any FeedRepositoryProtocol).self) is UITestFeedRepository)
    #expect(container.resolve(FeedSource.self) == .demo)
  }

  @Test func `an address in the environment takes precedence over the simulator`() {
    let demo = ["RICKMORTY_DEMO_URL": "http://127.0.0.1:1/api"]
    #expect(Launch(arguments: [], environment: demo).source == .demo)
    #expect(Launch(arguments: [], environment: demo).baseURL?.port == 1)
    let both = demo.merging(["RICKMORTY_BASE_URL": "http://127.0.0.1:2/api"]) { $1 }
    #expect(Launch(arguments: [], environment: both).source == .service(host: "127.0.0.1:2"))
    #expect(Launch(arguments: [], environment: both).baseURL?.port == 2)
    #expect(Launch(arguments: [], environment: ["RICKMORTY_BASE_URL": ""]).baseURL == nil)
    let other = Launch(
      arguments: [], environment: ["RICKMORTY_BASE_URL": "https://multiverse.example/api"])
    #expect(other.source == .service(host: "multiverse.example"))
  }
}
