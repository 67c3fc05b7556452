#if DEBUG
  public import DependencyContainer
  import Feed
  import RickMortyNetworkLayer
  import RickMortyRepository
  import UseCase

  /// The container for previews: the app's code over recorded responses, so that a preview looks
  /// the same on every machine and needs no network.
  ///
  ///     #Preview {
  ///       let builder = FeedBuilder(container: DevPreview.shared.container)
  ///       RouterView { router in builder.buildFeedView(router: router) }
  ///     }
  ///
  /// Two pages were recorded; a filter finds nothing. Favourites last as long as the process.
  @MainActor public final class DevPreview {
    /// The shared container for previews.
    public static let shared = DevPreview()

    /// The container with every service that the screens resolve.
    public let container: DIContainer

    private init() {
      container = DIContainer()
      container.register(FeedSource.self, .demo)
      let service = RecordedNetworkService()
      container.register((any NetworkService).self, service)
      let repository = FeedRepository(networkService: service)
      container.register((any FeedRepositoryProtocol).self, repository)
      container.register(
        (any FeedUseCaseProtocol).self, FeedUseCase(feedRepository: repository))
      container.register(
        (any CharacterUseCaseProtocol).self, CharacterUseCase(feedRepository: repository))
      container.register(FavoritesModel.self, FavoritesModel())
    }
  }
#endif
