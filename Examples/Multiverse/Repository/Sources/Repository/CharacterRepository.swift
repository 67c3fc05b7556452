import Foundation
import MultiverseCoreAPI
import MultiverseNetworkLayer
import MultiverseUseCase

public struct CharacterRepository: CharacterRepositoryProtocol {
    private let networkService: NetworkService

    public init(networkService: NetworkService) { self.networkService = networkService }

    /// - Throws: ``CharacterError``.
    public func fetchCharacters(page: Int) async throws -> CharactersPageResponse {
        do {
            return try await networkService.request(MultiverseEndpoint.characters(page: page))
        } catch {
            throw Self.mapError(error)
        }
    }

    static func mapError(_ error: any Error) -> CharacterError {
        switch error {
        case let error as URLError where unreachable.contains(error.code): .network
        case is DecodingError: .decoding
        case let error as HTTPError: .server(status: error.status)
        default: .unknown(message: error.localizedDescription)
        }
    }

    /// The codes of requests that got no answer.
    private static let unreachable: Set<URLError.Code> = [
        .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
    ]
}
