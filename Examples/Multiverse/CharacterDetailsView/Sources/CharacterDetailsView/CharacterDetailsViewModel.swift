import MultiverseUseCase
import Observation

@MainActor
@Observable
public final class CharacterDetailsViewModel {
    private let character: CharacterAdapter
    private let router: CharacterDetailsRouterProtocol

    public init(character: CharacterAdapter, router: CharacterDetailsRouterProtocol) {
        self.character = character
        self.router = router
    }

    public var title: String { character.name }

    public func goBack() { router.dismiss() }
}
