import Foundation

public protocol CharacterRepositoryProtocol: Sendable {
    /// - Parameter page: the number of the page, from 1.
    func fetchCharacters(page: Int) async throws -> CharactersPageResponse
}

public protocol CharacterUseCaseProtocol: Sendable {
    /// - Parameter page: the number of the page, from 1.
    func execute(page: Int) async throws -> CharactersPage
}
