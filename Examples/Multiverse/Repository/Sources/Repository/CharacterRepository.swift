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
        case is URLError: .network
        case is DecodingError: .decoding
        case let error as HTTPError: .server(status: error.status)
        default: .unknown(message: error.localizedDescription)
        }
    }
}
