import Foundation

/// What somebody is about to offer.
struct ListingDraft: Equatable, Sendable {
    var title = ""
    var description = ""
    var category = ListingCategory.other
    var expiryDate: Date
    var allergens: Set<Allergen> = []
    var photo: DraftPhoto?
    /// Where it is, if not around where its giver looks.
    var place: Coordinate?

    static let titleLengths = 3...120
    static let longestDescription = 1_000
    /// A year: tins keep longer, offers do not.
    static let longestTime: TimeInterval = 366 * 86_400

    /// The listing, without blanks around its words.
    ///
    /// - Throws: ``InvalidDraft`` with the first field that breaks a rule.
    func listing(
        id: FoodListing.ID = UUID(), at location: Coordinate, now: Date = Date()
    ) throws(InvalidDraft) -> FoodListing {
        try listing(id: id, at: location, since: now, now: now)
    }

    /// What another listing becomes: the same place and age, the draft's words.
    ///
    /// - Throws: ``InvalidDraft`` with the first field that breaks a rule.
    func changing(_ listing: FoodListing, now: Date = Date()) throws(InvalidDraft) -> FoodListing {
        try self.listing(id: listing.id, at: listing.location, since: listing.createdAt, now: now)
    }

    private func listing(
        id: UUID, at location: Coordinate, since createdAt: Date, now: Date
    ) throws(InvalidDraft) -> FoodListing {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        let description = description.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Self.titleLengths.contains(title.count) else { throw .title }
        guard description.count <= Self.longestDescription else { throw .description }
        guard expiryDate > now, expiryDate.timeIntervalSince(now) <= Self.longestTime else { throw .expiryDate }
        return FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photo: keptPhoto)
    }
}

extension ListingDraft {
    private var keptPhoto: String? {
        if case .kept(let name) = photo { name } else { nil }
    }

    /// The photo that is nowhere but here.
    var newPhoto: ListingPhoto? {
        if case .new(let photo) = photo { photo } else { nil }
    }

    /// What the listing says now.
    init(_ listing: FoodListing) {
        self.init(
            title: listing.title, description: listing.description, category: listing.category,
            expiryDate: listing.expiryDate, allergens: listing.allergens, photo: listing.photo.map(DraftPhoto.kept))
    }

    /// Until tomorrow, and nothing else yet.
    static func empty(now: Date = Date()) -> ListingDraft {
        ListingDraft(expiryDate: now.addingTimeInterval(86_400))
    }

    /// Whether nobody has written or chosen anything; a date alone is none of anybody's work.
    var isEmpty: Bool {
        title.isEmpty && description.isEmpty && category == .other && allergens.isEmpty && photo == nil
    }
}

/// The field of a draft that breaks its rule; the rules are ``ListingDraft``'s.
enum InvalidDraft: Error, Equatable, Sendable {
    case title
    case description
    case expiryDate
}
