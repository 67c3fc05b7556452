/// A listing as the embedded app stores it: what everybody may see, and what few may.
struct FoodListingFile: Codable, Sendable {
    /// Of this layout; a later one knows how to read an earlier.
    var version = 1
    /// With the public position.
    var listing: FoodListingDTO
    /// Who gives it; nobody gives a sample.
    var owner: String?
    var claimer: String?
    /// Whether the giver said yes to the claimer.
    var isAccepted = false
    /// Where it really is; for the giver, and for the claimer once accepted.
    var exactLatitude: Double?
    var exactLongitude: Double?
    /// Who reported it, and why.
    var reports: [String: String]?

    /// How many must have reported it before nobody but the giver sees it.
    static let reportsToHide = 3
}

extension FoodListingFile {
    /// - Parameter person: Who looks: the exact position is for few.
    func toDomain(for person: String) throws -> FoodListing {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        let shown = try listing.toDomain()
        let knows = owner == person || (isAccepted && claimer == person)
        guard knows, let exactLatitude, let exactLongitude else { return shown }
        return shown.at(Coordinate(latitude: exactLatitude, longitude: exactLongitude))
    }

    func standing(for person: String) -> ListingStanding {
        if owner == person { return .own(demand) }
        guard let claimer else { return .open }
        guard claimer == person else { return .taken }
        return isAccepted ? .received : .asked
    }

    /// Whether it can still be asked for, or this person has part in it.
    ///
    /// - Parameter now: As ``FoodListingDTO/text(_:)`` writes it: texts of its form sort as their times do.
    func isOnOffer(to person: String, now: String) -> Bool {
        listing.expiry_date > now && standing(for: person) != .taken
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
