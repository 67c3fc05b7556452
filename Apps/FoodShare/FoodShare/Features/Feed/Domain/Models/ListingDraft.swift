import Foundation

/// An offer that somebody is writing.
struct ListingDraft: Equatable, Sendable {
    var title = ""
    var description = ""
    var category = ListingCategory.other
    var expiryDate: Date
    var allergens: Set<Allergen> = []
    var photo: DraftPhoto?
    /// Where it can be collected; `nil` until the giver has chosen a place.
    var place: PickupPlace?

    static let titleLengths = 3...120
    static let longestDescription = 1_000
    /// A year. Tins keep longer, but an offer should not.
    static let longestTime: TimeInterval = 366 * 86_400

    /// Makes the listing that the draft describes, without blanks around its words.
    ///
    /// - Throws: ``InvalidDraft`` with the first field that breaks a rule; ``InvalidDraft/place`` where none was chosen.
    func listing(id: FoodListing.ID = UUID(), now: Date = Date()) throws(InvalidDraft) -> FoodListing {
        try listing(id: id, at: place?.location, since: now, now: now)
    }

    /// Returns a listing with the draft's words. Its place and its age stay as they are.
    ///
    /// - Throws: ``InvalidDraft`` with the first field that breaks a rule.
    func changing(_ listing: FoodListing, now: Date = Date()) throws(InvalidDraft) -> FoodListing {
        try self.listing(id: listing.id, at: listing.location, since: listing.createdAt, now: now)
    }

    private func listing(
        id: UUID, at location: Coordinate?, since createdAt: Date, now: Date
    ) throws(InvalidDraft) -> FoodListing {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        let description = description.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Self.titleLengths.contains(title.count) else { throw .title }
        guard description.count <= Self.longestDescription else { throw .description }
        guard expiryDate > now, expiryDate.timeIntervalSince(now) <= Self.longestTime else { throw .expiryDate }
        guard let location else { throw .place }
        return FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photo: keptPhoto)
    }
}

extension ListingDraft {
    private var keptPhoto: String? {
        if case .kept(let name) = photo { name } else { nil }
    }

    /// The photo that was chosen for this draft and is not stored with a listing yet.
    var newPhoto: ListingPhoto? {
        if case .new(let photo) = photo { photo } else { nil }
    }

    /// Fills a draft with what a listing says now.
    init(_ listing: FoodListing) {
        self.init(
            title: listing.title, description: listing.description, category: listing.category,
            expiryDate: listing.expiryDate, allergens: listing.allergens, photo: listing.photo.map(DraftPhoto.kept))
    }

    /// Returns a draft that says nothing but that it expires tomorrow.
    static func empty(now: Date = Date()) -> ListingDraft {
        ListingDraft(expiryDate: now.addingTimeInterval(86_400))
    }

    /// Whether nobody has written or chosen anything. A date alone does not count, since each draft has one.
    var isEmpty: Bool {
        title.isEmpty && description.isEmpty && category == .other && allergens.isEmpty && photo == nil && place == nil
    }
}

/// The field of a draft that breaks one of ``ListingDraft``'s rules.
enum InvalidDraft: Error, Equatable, Sendable {
    case title
    case description
    case expiryDate
    /// The giver has not chosen where it can be collected.
    case place
}
