import Foundation

/// What somebody is about to offer.
struct ListingDraft: Equatable, Sendable {
    var title = ""
    var description = ""
    var category = ListingCategory.other
    var expiryDate: Date

    static let titleLengths = 3...120
    static let longestDescription = 1_000
    /// A year: tins keep longer, offers do not.
    static let longestTime: TimeInterval = 366 * 86_400

    /// The listing, without blanks around its words.
    ///
    /// - Throws: ``InvalidDraft`` with the first field that breaks a rule.
    func listing(at location: Coordinate, now: Date = Date()) throws(InvalidDraft) -> FoodListing {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        let description = description.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Self.titleLengths.contains(title.count) else { throw .title }
        guard description.count <= Self.longestDescription else { throw .description }
        guard expiryDate > now, expiryDate.timeIntervalSince(now) <= Self.longestTime else { throw .expiryDate }
        return FoodListing(
            id: UUID(), title: title, description: description, category: category, location: location, createdAt: now,
            expiryDate: expiryDate)
    }
}

/// The field of a draft that breaks its rule; the rules are ``ListingDraft``'s.
enum InvalidDraft: Error, Equatable, Sendable {
    case title
    case description
    case expiryDate
}
