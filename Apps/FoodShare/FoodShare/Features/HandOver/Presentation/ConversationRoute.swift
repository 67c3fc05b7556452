import Foundation

/// The address of a conversation's page.
struct ConversationRoute: Hashable, Codable, Sendable {
    let listing: UUID
    let id: UUID
}

extension HandOver {
    var route: ConversationRoute { ConversationRoute(listing: listing, id: id) }
}
