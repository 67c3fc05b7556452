import Foundation

/// The address of a moderator's page.
enum ModerationRoute: Hashable, Codable, Sendable {
    case list
    case listing(UUID)
}
