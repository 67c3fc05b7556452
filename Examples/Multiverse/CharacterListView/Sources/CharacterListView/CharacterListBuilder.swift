import MultiverseCharacterDetailsView
import MultiverseDependencyContainer
import MultiverseRouting
import MultiverseSharedUI
import MultiverseUseCase
import Observation
import SwiftUI

/// Creates the screen with its dependencies from the container.
@MainActor
@Observable
public final class CharacterListBuilder {
    private let container: DIContainer

    public init(container: DIContainer) { self.container = container }

    /// Returns the screen, or an error view if the container has no use case.
    @ViewBuilder
    public func buildCharacterListView(router: Router) -> some View {
        if let useCase = container.resolve(CharacterUseCaseProtocol.self) {
            let details = CharacterDetailsBuilder(container: container)
            CharacterListView(
                viewModel: CharacterListViewModel(
                    useCase: useCase,
                    router: CharacterListRouter(router: router, detailsBuilder: details)
                )
            )
        } else {
            ErrorView(message: "CharacterUseCaseProtocol is not registered.") {}
        }
    }
}
