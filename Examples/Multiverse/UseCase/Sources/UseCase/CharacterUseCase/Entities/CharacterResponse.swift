import Foundation

/// One character in the format of the service.
public struct CharacterResponse: Codable, Equatable, Sendable {
    public let id: String
    public let name: String
    public let status: String
    public let species: String
    public let image: String

    public init(
        id: String,
        name: String,
        status: String,
        species: String,
        image: String
    ) {
        self.id = id
        self.name = name
        self.status = status
        self.species = species
        self.image = image
    }

    enum CodingKeys: String, CodingKey {
        case id
        case name
        case status
        case species
        case image
    }
}

/// A page of the list.
public struct CharactersPageResponse: Codable, Equatable, Sendable {
    public let info: Info
    public let results: [CharacterResponse]

    public struct Info: Codable, Equatable, Sendable {
        /// The address of the next page; `nil` on the last page.
        public let next: String?

        public init(next: String?) { self.next = next }
    }

    public init(info: Info, results: [CharacterResponse]) {
        self.info = info
        self.results = results
    }
}
