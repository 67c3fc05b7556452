import Foundation

/// The address of a conversation's page, such as `chat/LISTING/HAND-OVER`.
///
/// The word distinguishes it from the address of a listing's page, from which it may be opened: both begin with the identifier
/// of a listing.
struct ConversationRoute: Hashable, Sendable {
    let listing: UUID
    let id: UUID
}

extension ConversationRoute: Codable {
    private enum Word: String, CodingKey {
        case chat
    }

    private enum Part: String, CodingKey {
        case listing
        case id
    }

    func encode(to encoder: any Encoder) throws {
        var words = encoder.container(keyedBy: Word.self)
        var parts = words.nestedContainer(keyedBy: Part.self, forKey: .chat)
        try parts.encode(listing, forKey: .listing)
        try parts.encode(id, forKey: .id)
    }

    /// Reads the address, also as earlier versions of the app wrote it: without the word.
    init(from decoder: any Decoder) throws {
        let words = try decoder.container(keyedBy: Word.self)
        let isCurrent = words.allKeys.contains(.chat)
        let parts =
            isCurrent
            ? try words.nestedContainer(keyedBy: Part.self, forKey: .chat) : try decoder.container(keyedBy: Part.self)
        self.init(listing: try parts.decode(UUID.self, forKey: .listing), id: try parts.decode(UUID.self, forKey: .id))
        // In an old address, the first of two equal identifiers is a listing's page, from which the conversation was opened.
        guard isCurrent || listing != id else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "The page of a listing follows."))
        }
    }
}

extension HandOver {
    var route: ConversationRoute { ConversationRoute(listing: listing, id: id) }
}
