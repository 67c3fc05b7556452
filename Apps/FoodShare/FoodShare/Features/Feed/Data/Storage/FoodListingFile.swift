/// A listing as the embedded app stores it: what everybody may see, and what few may.
struct FoodListingFile: Codable, Sendable {
    /// Of this layout; a later one knows how to read an earlier.
    var version = 1
    /// With the public position.
    let listing: FoodListingDTO
    /// Who gives it; nobody gives a sample.
    var owner: String?
    var claimer: String?
    /// Whether the giver said yes to the claimer.
    var isAccepted = false
    /// Where it really is; for the giver, and for the claimer once accepted.
    var exactLatitude: Double?
    var exactLongitude: Double?
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
        if owner == person { return .own(claimer == nil ? .none : isAccepted ? .accepted : .waiting) }
        guard let claimer else { return .open }
        guard claimer == person else { return .taken }
        return isAccepted ? .received : .asked
    }

    mutating func release() {
        claimer = nil
        isAccepted = false
    }
}
