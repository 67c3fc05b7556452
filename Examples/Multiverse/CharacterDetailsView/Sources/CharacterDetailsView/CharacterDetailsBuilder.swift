import MultiverseDependencyContainer
import MultiverseRouting
import MultiverseUseCase
import Observation
import SwiftUI

/// Creates the screen with its dependencies from the container.
@MainActor
@Observable
public final class CharacterDetailsBuilder {
    private let container: DIContainer

    public init(container: DIContainer) { self.container = container }

    public func buildCharacterDetailsView(router: Router, character: CharacterAdapter) -> some View {
        CharacterDetailsView(
            viewModel: CharacterDetailsViewModel(character: character, router: CharacterDetailsRouter(router: router))
        )
    }
}
