import Foundation
import MultiverseCoreAPI
import MultiverseNetworkLayer
import MultiverseUseCase
import Testing

@testable import MultiverseRepository

@Suite("CharacterRepository • Requests and errors")
struct CharacterRepositoryTests {
    private struct Odd: LocalizedError {
        var errorDescription: String? { "Odd" }
    }

    private struct MockNetworkService: NetworkService {
        var answer = #"{"info": {"next": null}, "results": []}"#
        var error: (any Error)?

        func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
            if let error { throw error }
            guard endpoint.url?.absoluteString.hasSuffix("/characters?page=2") == true else { throw URLError(.badURL) }
            return try JSONDecoder().decode(Response.self, from: Data(answer.utf8))
        }

        func send(_ endpoint: Endpoint) async throws {}
    }

    @Test("A page is requested by its number")
    func testPage() async throws {
        let page = try await CharacterRepository(networkService: MockNetworkService()).fetchCharacters(page: 2)
        #expect(page == CharactersPageResponse(info: .init(next: nil), results: []))
    }

    @Test("Errors are converted to the domain's errors")
    func testErrors() async {
        await refuses(URLError(.notConnectedToInternet), .network)
        await refuses(HTTPError(status: 503), .server(status: 503))
        await refuses(Odd(), .unknown(message: "Odd"))
        await #expect(throws: CharacterError.decoding) {
            try await CharacterRepository(networkService: MockNetworkService(answer: "{}")).fetchCharacters(page: 2)
        }
    }

    @Test(
        "A request without an answer is an error of the network",
        arguments: [
            URLError.Code.notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
            .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
        ]
    )
    func testNoAnswer(code: URLError.Code) async {
        await refuses(URLError(code), .network)
    }

    @Test(
        "A faulty address or certificate is no error of the network",
        arguments: [URLError.Code.secureConnectionFailed, .serverCertificateUntrusted, .badURL]
    )
    func testOtherErrors(code: URLError.Code) async {
        await refuses(URLError(code), .unknown(message: URLError(code).localizedDescription))
    }

    private func refuses(_ error: any Error, _ wanted: CharacterError) async {
        await #expect(throws: wanted) {
            try await CharacterRepository(networkService: MockNetworkService(error: error)).fetchCharacters(page: 2)
        }
    }
}
