import Foundation

/// One character in the form that screens show.
public struct CharacterAdapter: Identifiable, Hashable, Sendable {
    public let id: String
    public let name: String
    public let status: String
    public let species: String
    public let image: String

    public init(_ response: CharacterResponse) {
        id = response.id
        self.name = response.name
        self.status = response.status
        self.species = response.species
        self.image = response.image
    }
}

/// A page of the list.
public struct CharactersPage: Equatable, Sendable {
    public let characters: [CharacterAdapter]
    public let hasMore: Bool

    public init(characters: [CharacterAdapter], hasMore: Bool) {
        self.characters = characters
        self.hasMore = hasMore
    }
}
