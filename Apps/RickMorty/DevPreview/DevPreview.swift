#if DEBUG
  public import DependencyContainer
  import Feed
  import RickMortyNetworkLayer
  import RickMortyRepository
  import UseCase

  /// What previews are made of: the app's own code over answers that were recorded, so that a preview
  /// looks the same on every machine and asks nobody.
  ///
  ///     #Preview {
  ///       let builder = FeedBuilder(container: DevPreview.shared.container)
  ///       RouterView { router in builder.buildFeedView(router: router) }
  ///     }
  ///
  /// Two pages were recorded; whoever filters finds nobody. Favourites last as long as the process.
  @MainActor public final class DevPreview {
    public static let shared = DevPreview()

    /// Everything that the screens ask for, registered in the app's own order.
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
