import Foundation

/// One character as the service sends it.
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

/// A page of them.
public struct CharactersPageResponse: Codable, Equatable, Sendable {
    public let info: Info
    public let results: [CharacterResponse]

    public struct Info: Codable, Equatable, Sendable {
        /// The address of the page behind; `nil` behind the last.
        public let next: String?

        public init(next: String?) { self.next = next }
    }

    public init(info: Info, results: [CharacterResponse]) {
        self.info = info
        self.results = results
    }
}
