import Foundation
import MultiverseDependencyContainer
import MultiverseDevPreview
import MultiverseNetworkLayer
import MultiverseRepository
import MultiverseUseCase

/// Registers all dependencies, each after those that it needs.
@MainActor
struct AppComposition {
    let container: DIContainer

    /// - Parameter arguments: with `-mock` or `-ui-testing`, a debug build uses recorded responses.
    init(arguments: [String]) {
        #if DEBUG
        if arguments.contains("-mock") || arguments.contains("-ui-testing") {
            container = DevPreview.shared.container
            return
        }
        #endif
        container = DIContainer()
        Self.register(URLSessionNetworkService(session: .shared), in: container)
    }

    static func register(_ networkService: NetworkService, in container: DIContainer) {
        container.register(NetworkService.self, networkService)
        let repository = CharacterRepository(networkService: networkService)
        container.register(CharacterRepositoryProtocol.self, repository)
        container.register(CharacterUseCaseProtocol.self, CharacterUseCase(repository: repository))
    }
}
