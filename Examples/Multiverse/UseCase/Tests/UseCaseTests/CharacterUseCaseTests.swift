import Foundation
import Testing

@testable import MultiverseUseCase

@Suite("CharacterUseCase • Fetching pages")
struct CharacterUseCaseTests {
    private struct FakeRepository: CharacterRepositoryProtocol {
        var next: String?
        var error: CharacterError?

        func fetchCharacters(page: Int) async throws -> CharactersPageResponse {
            if let error { throw error }
            let one = CharacterResponse(
                id: "\(page)",
                name: "Character",
                status: "Character",
                species: "Character",
                image: "Character"
            )
            return CharactersPageResponse(info: .init(next: next), results: [one])
        }
    }

    @Test("A response becomes the screens' model", arguments: [nil, "https://api.example.com/characters?page=3"])
    func testPage(next: String?) async throws {
        let page = try await CharacterUseCase(repository: FakeRepository(next: next)).execute(page: 2)
        #expect(page.characters.map(\.id) == ["2"])
        #expect(page.hasMore == (next != nil))
    }

    @Test("An error of the repository is thrown")
    func testError() async {
        await #expect(throws: CharacterError.network) {
            try await CharacterUseCase(repository: FakeRepository(error: .network)).execute(page: 1)
        }
    }

    @Test("Each error has a different message")
    func testWords() {
        let all: [CharacterError] = [.network, .decoding, .server(status: 500), .unknown(message: "Odd")]
        #expect(Set(all.map(\.message)).count == 4)
        #expect(CharacterError.server(status: 503).message.contains("503"))
        #expect(CharacterError.unknown(message: "Odd").message == "Odd")
    }
}
