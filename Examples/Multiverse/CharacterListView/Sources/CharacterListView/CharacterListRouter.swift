import MultiverseCharacterDetailsView
import MultiverseRouting
import MultiverseUseCase

@MainActor
public protocol CharacterListRouterProtocol {
    func showCharacterDetails(_ character: CharacterAdapter)
}

@MainActor
struct CharacterListRouter: CharacterListRouterProtocol {
    let router: Router
    let detailsBuilder: CharacterDetailsBuilder

    func showCharacterDetails(_ character: CharacterAdapter) {
        router.showScreen(.push) { innerRouter in
            detailsBuilder.buildCharacterDetailsView(router: innerRouter, character: character)
        }
    }
}
