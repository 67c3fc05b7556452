import MultiverseNetworkLayer
import MultiverseUseCase
import Testing

@testable import MultiverseDevPreview

@MainActor
@Suite("DevPreview • Recorded responses")
struct DevPreviewTests {
    @Test("Each page is the recorded page")
    func testPages() async throws {
        let useCase = try DevPreview.shared.container.requireResolve(CharacterUseCaseProtocol.self)
        let first = try await useCase.execute(page: 1)
        #expect(first.characters.count == 3)
        #expect(first.hasMore)
        let second = try await useCase.execute(page: 2)
        #expect(second == CharactersPage(characters: [], hasMore: false))
    }

    @Test("A page without a recorded response is an error")
    func testMissing() async throws {
        let useCase = try DevPreview.shared.container.requireResolve(CharacterUseCaseProtocol.self)
        await #expect(throws: CharacterError.server(status: 404)) { try await useCase.execute(page: 3) }
    }
}
