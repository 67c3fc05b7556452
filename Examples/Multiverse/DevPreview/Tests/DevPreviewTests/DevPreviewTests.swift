import Foundation
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

    private struct Route: Endpoint {
        var path = "/characters"
        var method = HTTPMethod.get
        var parameters: [String: String] = [:]
        var body: Data?
        let baseURL = "https://api.example.com"
        let contentType = "application/json"
    }

    private func page(_ number: String, of service: RecordedNetworkService) async throws -> [CharacterResponse] {
        let page: CharactersPageResponse = try await service.request(Route(parameters: ["page": number]))
        return page.results
    }

    private func one(_ id: String) -> CharacterResponse {
        CharacterResponse(
            id: id,
            name: "Character",
            status: "Character",
            species: "Character",
            image: "Character"
        )
    }

    @Test("A saved value replaces the one with its identifier, or is added")
    func testSaving() async throws {
        let service = RecordedNetworkService()
        let before = try await page("1", of: service)
        let changed = [one(before[1].id), one("new")]
        for value in changed {
            let body = try JSONEncoder().encode(value)
            try await service.send(Route(path: "/characters/\(value.id)", method: .put, body: body))
        }
        #expect(try await page("1", of: service) == [before[0], changed[0], before[2], changed[1]])
        #expect(try await page("2", of: service) == [])
        let saved: CharacterResponse = try await service.request(Route(path: "/characters/new"))
        #expect(saved == changed[1])
    }

    @Test("A deleted value is in no answer any more")
    func testDeleting() async throws {
        let service = RecordedNetworkService()
        let before = try await page("1", of: service)
        let first = "/characters/\(before[0].id)"
        let there: CharacterResponse = try await service.request(Route(path: first))
        #expect(there == before[0])
        try await service.send(Route(path: first, method: .delete))
        #expect(try await page("1", of: service) == Array(before.dropFirst()))
        await #expect(throws: HTTPError(status: 404)) {
            let _: CharacterResponse = try await service.request(Route(path: first))
        }
    }

    @Test("A change of a whole list is refused")
    func testRefused() async {
        await #expect(throws: HTTPError(status: 404)) { try await RecordedNetworkService().send(Route(method: .delete)) }
    }
}
