/// A listing as the embedded app stores it, with what everybody may see and what only some may.
struct FoodListingFile: Codable, Sendable {
    /// The layout's version. A later version of the app reads earlier ones.
    var version = 1
    /// What everybody may see, with the position that others are shown.
    var listing: FoodListingDTO
    /// The person who gives it; `nil` for a sample.
    var owner: String?
    var claimer: String?
    /// Whether the giver said yes to the claimer.
    var isAccepted = false
    /// The exact place, for the giver and for the claimer once accepted.
    var exactLatitude: Double?
    var exactLongitude: Double?
    /// Who reported it, and why.
    var reports: [String: String]?

    /// How many must have reported it before nobody but the giver sees it.
    static let reportsToHide = 3
}

extension FoodListingFile {
    /// Makes the listing that a person may see, with how they stand to it.
    ///
    /// - Parameter person: The person who looks. Only the giver and an accepted claimer get the exact position.
    func toDomain(for person: String) throws -> FoodListing {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        var shown = try listing.toDomain()
        shown.standing = standing(for: person)
        let knows = owner == person || (isAccepted && claimer == person)
        guard knows, let exactLatitude, let exactLongitude else { return shown }
        return shown.at(Coordinate(latitude: exactLatitude, longitude: exactLongitude))
    }

    func standing(for person: String) -> ListingStanding {
        guard let owner else { return .sample }
        if owner == person { return .own(demand) }
        guard let claimer else { return .open }
        guard claimer == person else { return .taken }
        return isAccepted ? .received : .asked
    }

    /// Whether somebody wants to see it: it has not expired, it is admitted by their filter, and it is either free or
    /// theirs to give or to get.
    ///
    /// - Parameter now: As ``FoodListingDTO/text(_:)`` writes it: texts of its form sort as their times do.
    func isOnOffer(to person: String, now: String, filter: FeedFilter = FeedFilter()) -> Bool {
        guard listing.expiry_date > now, standing(for: person) != .taken else { return false }
        let category = ListingCategory(rawValue: listing.category) ?? .other
        return filter.admits(category, title: listing.title, description: listing.description ?? "")
    }

    private var demand: ListingStanding.Demand {
        if isReported { return .reported }
        return claimer == nil ? .none : isAccepted ? .accepted : .waiting
    }

    private var isReported: Bool { (reports ?? [:]).count >= Self.reportsToHide }

    /// Whether somebody is not to see it: a report of their own, several of others', or a giver whom they hide.
    ///
    /// What was promised to them stays in sight whatever others report.
    func isHidden(from person: String, hiding blocked: Set<String>) -> Bool {
        guard owner != person else { return false }
        if reports?[person] != nil { return true }
        if let owner, blocked.contains(owner) { return true }
        return isReported && !(isAccepted && claimer == person)
    }

    mutating func release() {
        claimer = nil
        isAccepted = false
    }
}
