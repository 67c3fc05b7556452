/// A listing as the embedded app stores it, with its public and its private parts.
struct FoodListingFile: Codable, Sendable {
    /// The layout's version. Later versions of the app read earlier ones.
    var version = 1
    /// The public part, with the position that others see.
    var listing: FoodListingDTO
    /// The giver's identifier; `nil` for a sample.
    var owner: String?
    var claimer: String?
    /// A Boolean value that indicates whether the giver accepted the claimer.
    var isAccepted = false
    /// The exact place, for the giver and an accepted claimer.
    var exactLatitude: Double?
    var exactLongitude: Double?
    /// The reasons of the people who reported the listing, by person.
    var reports: [String: String]?
    /// The weights of the reports, by person; reports that an earlier version stored have a weight of 1.
    var reportWeights: [String: Int]?
    /// The giver's answer to the reports that have hidden the listing.
    var answer: String?
    /// A moderator's decision: `restored` or `kept`.
    var decision: String?
    /// The message of the moderator to the giver.
    var note: String?
    /// The number of the giver's answers after a decision to keep it hidden.
    var appeals: Int?
    /// The hand-overs, in the order of their requests: those that ended, the current one, and the line behind it.
    var handOvers: [HandOverFile]?
    /// The giver's terms of the pickup.
    var terms: PickupTermsFile?
    /// The number of times that the giver has changed the proposed pickup times while somebody had the listing.
    var proposals: Int?
    /// The time when the giver removed the listing from the list; it is kept for the people who had a part in
    /// it.
    var removed: Date?
    /// A Boolean value that indicates whether its giver removed it while it was on offer, so that they can offer it again.
    var isTakenBack: Bool?
    /// The people whom the giver does not want to hear from.
    var barred: [String]?
}

extension FoodListingFile {
    /// Returns the listing that a person may see, with their standing.
    ///
    /// - Parameter person: The reader. Only the giver and an accepted claimer get the exact position.
    func toDomain(for person: String) throws -> FoodListing {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        var shown = try listing.toDomain()
        shown.standing = standing(for: person)
        shown.windows = terms?.terms.windows ?? []
        let knows = owner == person || (isAccepted && claimer == person)
        shown.agreed = knows ? agreed : nil
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

    /// Returns whether the listing is offered to a person: it has not expired, it passes the person's filter,
    /// and it is free, theirs, claimed by them, or claimed by another person whom the giver has not accepted: whoever sees it
    /// can ask to be next.
    ///
    /// - Parameter now: The current time as ``FoodListingDTO/text(_:)`` formats it; such texts sort like
    ///   their times.
    func isOnOffer(to person: String, now: String, filter: FeedFilter = FeedFilter()) -> Bool {
        guard listing.expiry_date > now, removed == nil, !isGivenAway, !isAccepted || standing(for: person) != .taken
        else { return false }
        let category = ListingCategory(rawValue: listing.category) ?? .other
        return filter.admits(
            category, title: listing.title, description: listing.description ?? "",
            allergens: Set((listing.allergens ?? []).map(Allergen.init(named:))))
    }

    /// Returns whether every search of everybody finds the listing exactly if it finds another version of it. What happens
    /// between the giver and those who ask changes only how it is shown.
    func isFound(like other: FoodListingFile) -> Bool {
        listing == other.listing && owner == other.owner && barred == other.barred && reports?.keys == other.reports?.keys
            && (removed == nil) == (other.removed == nil) && isGivenAway == other.isGivenAway
            && isReported == other.isReported && isAccepted == other.isAccepted && (!isAccepted || claimer == other.claimer)
    }

    private var demand: ListingStanding.Demand {
        if isReported { return .reported }
        return claimer == nil ? .none : isAccepted ? .accepted : .waiting
    }

    /// A Boolean value that indicates whether only its giver sees it: the reports weigh enough, or a moderator decided so.
    var isReported: Bool { decision == "kept" || isAppealed || reportWeight >= PersonLimits.weightToHide }

    /// A Boolean value that indicates whether its giver has answered a decision, and no moderator has decided again.
    private var isAppealed: Bool { decision == nil && (appeals ?? 0) > 0 }

    /// The sum of the weights of all reports of the offer.
    var reportWeight: Int { (reports ?? [:]).keys.reduce(0) { $0 + (reportWeights?[$1] ?? 1) } }

    /// Adds a report, or changes the reason and weight of an earlier one by the same person. A report without
    /// weight keeps none after a moderator has restored the listing.
    mutating func addReport(by person: String, for reason: ReportReason, weight: Int) {
        if reports?[person] == nil || decision != "restored" {
            reportWeights = (reportWeights ?? [:]).merging([person: weight]) { $1 }
        }
        reports = (reports ?? [:]).merging([person: reason.rawValue]) { $1 }
        // New reports hide a restored listing again, and its giver may answer again.
        if decision == "restored", isReported { (decision, answer, note, appeals) = (nil, nil, nil, nil) }
    }

    /// Applies a moderator's decision. If the listing was restored, its existing reports lose their weight.
    mutating func decide(_ isRestored: Bool) {
        decision = isRestored ? "restored" : "kept"
        guard isRestored, let reports else { return }
        reportWeights = reports.mapValues { _ in 0 }
    }

    /// Returns whether the listing is hidden from a person: by their report, by several reports, or because they hide
    /// its giver.
    ///
    /// A listing that was promised to them stays visible whatever others report.
    func isHidden(from person: String, hiding blocked: Set<String>) -> Bool {
        guard owner != person else { return false }
        if reports?[person] != nil { return true }
        if let owner, blocked.contains(owner) { return true }
        if barred?.contains(person) == true { return true }
        return isReported && !(isAccepted && claimer == person)
    }

    mutating func release() {
        claimer = nil
        isAccepted = false
    }
}
