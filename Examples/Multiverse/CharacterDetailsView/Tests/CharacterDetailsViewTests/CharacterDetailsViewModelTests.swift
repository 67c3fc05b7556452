import MultiverseDependencyContainer
import MultiverseRouting
import MultiverseUseCase
import Testing

@testable import MultiverseCharacterDetailsView

@MainActor
@Suite("CharacterDetailsViewModel • Logic")
struct CharacterDetailsViewModelTests {
    private final class SpyRouter: CharacterDetailsRouterProtocol {
        private(set) var dismissed = 0
        func dismiss() { dismissed += 1 }
    }

    private let character: CharacterAdapter

    init() {
        character = CharacterAdapter(
            CharacterResponse(
                id: "1",
                name: "Character",
                status: "Character",
                species: "Character",
                image: "Character"
            )
        )
    }

    @Test("The view model shows the character and goes back")
    func testLogic() {
        let router = SpyRouter()
        let viewModel = CharacterDetailsViewModel(character: character, router: router)
        #expect(viewModel.title == character.name)
        viewModel.goBack()
        #expect(router.dismissed == 1)
    }

    @Test("Going back pops the screen from the router's stack")
    func testRouter() {
        let router = Router()
        let builder = CharacterDetailsBuilder(container: DIContainer())
        router.showScreen(.push) { builder.buildCharacterDetailsView(router: $0, character: character) }
        CharacterDetailsRouter(router: router).dismiss()
        #expect(router.depth == 0)
    }
}
