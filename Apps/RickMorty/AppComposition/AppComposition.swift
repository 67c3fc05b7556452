public import DependencyContainer
import Feed
import Foundation
import NetworkingKit
import RickMortyNetworkLayer
import RickMortyRepository
import StrataPersistence
import UseCase

/// The composition root, which registers services in the order of their dependencies.
///
///     let container = try AppComposition.container()
@MainActor public enum AppComposition {
  /// Returns the device's container.
  ///
  /// - Parameters:
  ///   - arguments: `-ui-testing` replaces the service with fixed characters.
  ///   - environment: `RICKMORTY_BASE_URL` is the service's address; `RICKMORTY_DEMO_URL` is that
  ///     of the simulator in the app's process.
  /// - Throws: ``DIError`` if a service is missing.
  public static func container(
    arguments: [String] = ProcessInfo.processInfo.arguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(DIError) -> DIContainer {
    let container = DIContainer()
    let launch = Launch(arguments: arguments, environment: environment)
    container.register(FeedSource.self, launch.source)
    container.register(
      (any NetworkService).self, URLSessionNetworkService(session: .shared, baseURL: launch.baseURL)
    )
    let storage = Storage()
    if launch.isUITesting {
      container.register((any FeedRepositoryProtocol).self, UITestFeedRepository())
    } else {
      let networkService = try container.requireResolve((any NetworkService).self)
      container.register(
        (any FeedRepositoryProtocol).self,
        FeedRepository(networkService: networkService, pages: storage.pages))
    }
    let feedRepository = try container.requireResolve((any FeedRepositoryProtocol).self)
    container.register(
      (any FeedUseCaseProtocol).self, FeedUseCase(feedRepository: feedRepository))
    container.register(
      (any CharacterUseCaseProtocol).self, CharacterUseCase(feedRepository: feedRepository))
    container.register(
      FavoritesModel.self,
      FavoritesModel(useCase: FavoritesUseCase(favoritesRepository: storage.favorites)))
    return container
  }
}

/// The device's storage; its parts are `nil` if they cannot be used.
private struct Storage {
  let pages: (any PageStore)?
  let favorites: any FavoritesRepositoryProtocol

  init() {
    do throws(PersistenceError) {
      let store = DocumentStore(try Database.shared())
      pages = DocumentPageStore(store: store)
      favorites = FavoritesRepository(store: store)
    } catch {
      pages = nil
      favorites = UnavailableFavorites(reason: error.localizedDescription)
    }
  }
}
