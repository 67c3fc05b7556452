import Foundation

/// The moderators of the embedded app, whose codes the operator names. A code that is named no more opens nothing.
struct LocalModerationRepository: ModerationRepository {
    let listings: LocalFoodListingRepository
    let records: ModerationRecords
    let codes: [ModeratorCode]
    /// Returns the digest of a moderator's code.
    let digest: @Sendable (String) -> String

    func isModerator() async throws -> Bool { try await moderator() != nil }

    func enter(code: String) async throws -> Bool {
        guard try await records.countAttempt(at: listings.now()) else { return false }
        let entered = digest(code)
        guard codes.contains(where: { $0.digest == entered }) else { return false }
        try await records.keep(digest: entered)
        return true
    }

    /// Returns the code that this device has entered.
    private func moderator() async throws -> ModeratorCode? {
        guard let digest = try await records.digest() else { return nil }
        return codes.first { $0.digest == digest }
    }

    private func insist() async throws -> ModeratorCode {
        guard let moderator = try await moderator() else { throw AppError.taken }
        return moderator
    }

    func reported() async throws -> [ReportedListing] {
        _ = try await insist()
        try await survey()
        let (date, now) = (listings.now(), FoodListingDTO.text(listings.now()))
        var found: [ReportedListing] = []
        for id in try await listings.cases?.listings(limit: 1_000) ?? [] {
            do {
                guard let file = try await listings.table.listing(id: id)?.settled(at: date), file.removed == nil else {
                    try await listings.cases?.forget(id)
                    continue
                }
                guard file.reports?.isEmpty == false, file.listing.expiry_date > now else { continue }
                found.append(try file.reported())
            } catch AppError.unreadable {
                // Of a later version, or damaged: the others are shown.
                continue
            }
        }
        return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    /// Looks once at each listing, since earlier versions of the app did not list the reported ones.
    private func survey() async throws {
        guard let cases = listings.cases, try await !cases.isSurveyed() else { return }
        var last = ""
        while case let ids = try await listings.table.ids(after: last, limit: 500), let end = ids.last {
            for id in ids {
                if try await listings.readable(id)?.reports?.isEmpty == false { try await cases.note(id) }
            }
            last = end
        }
        try await cases.noteSurvey()
    }

    func decide(_ decision: ModerationDecision, on id: UUID, note: String) async throws {
        let moderator = try await insist()
        guard let file = try await listings.listing(id), let owner = file.owner else { throw AppError.gone }
        guard try await listings.personService.currentPerson() != owner else { throw AppError.taken }
        let words = PlainText.cleaned(note)
        let act = ModerationAct(
            id: UUID().uuidString, listing: id, title: file.listing.title, moderator: moderator.name, decision: decision,
            note: words, weight: file.reportWeight, date: listings.now())
        // Before the change, so that there is none without a note.
        try await records.add(act)
        do {
            try await apply(decision, to: id, note: words)
        } catch {
            try? await records.remove(act.id)
            throw error
        }
    }

    private func apply(_ decision: ModerationDecision, to id: UUID, note: String) async throws {
        guard decision != .removed else { return try await listings.takeOff(id) }
        // Opens a case, since no report may have hidden this listing before.
        try await listings.cases?.note(id.uuidString)
        _ = try await listings.change(id) { file, _ in
            file.decide(decision == .restored)
            file.note = note.isEmpty ? nil : note
            return true
        }
    }

    func acts() async throws -> [ModerationAct] {
        _ = try await insist()
        return try await records.acts(limit: 200)
    }

    func photo(_ name: String) async throws -> Data {
        _ = try await insist()
        guard let id = PhotoName.listing(of: name), try await listings.listing(id)?.listing.photos.contains(name) == true,
            let data = try await listings.photos?.photo(name, .full)
        else { throw AppError.gone }
        return data
    }

    func changes() -> AsyncStream<ListingChange> { listings.changes() }
}

extension ReportedListing {
    /// The place on the moderators' list: 0 comes first.
    fileprivate var rank: Int { decision != nil ? 2 : isHidden ? 0 : 1 }
}

extension FoodListingFile {
    /// Returns what the moderators' page shows of the reported offer.
    fileprivate func reported() throws -> ReportedListing {
        let (shown, weights) = (try listing.toDomain(), reasonWeights)
        let sums = reasonCounts.map { ($0, ReportSum(count: $1, weight: weights[$0] ?? 0)) }
        return ReportedListing(
            id: shown.id, title: shown.title, description: shown.description, photos: shown.photos, isHidden: isReported,
            reports: Dictionary(uniqueKeysWithValues: sums), answer: answer,
            decision: decision.flatMap(ModerationDecision.init(rawValue:)), note: note ?? "")
    }
}
