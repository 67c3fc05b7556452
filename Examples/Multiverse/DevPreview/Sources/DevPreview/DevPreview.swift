#if DEBUG
import MultiverseDependencyContainer
import MultiverseNetworkLayer
import MultiverseRepository
import MultiverseUseCase

/// Runs the app's own code with recorded responses, for previews, `-mock` and UI tests.
@MainActor
public final class DevPreview {
    public static let shared = DevPreview()

    public let container: DIContainer

    public init(networkService: NetworkService = RecordedNetworkService()) {
        container = DIContainer()
        container.register(NetworkService.self, networkService)
        let repository = CharacterRepository(networkService: networkService)
        container.register(CharacterRepositoryProtocol.self, repository)
        container.register(CharacterUseCaseProtocol.self, CharacterUseCase(repository: repository))
    }
}
#endif
