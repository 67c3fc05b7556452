import Foundation

public struct CharacterUseCase: CharacterUseCaseProtocol {
    private let repository: CharacterRepositoryProtocol

    public init(repository: CharacterRepositoryProtocol) { self.repository = repository }

    public func execute(page: Int) async throws -> CharactersPage {
        let response = try await repository.fetchCharacters(page: page)
        return CharactersPage(
            characters: response.results.map(CharacterAdapter.init),
            hasMore: response.info.next != nil
        )
    }
}
