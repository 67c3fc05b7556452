import Foundation

/// Notifies a person of what happened since the last time.
protocol TellNewsUseCase: Sendable {
    /// Returns whether there may be news without another person's act in this process: a request may lapse, and another
    /// server may have new offers.
    func isNeeded() async -> Bool
    /// - Returns: The events of which the person was notified.
    @discardableResult
    func execute() async throws -> [NewsItem]
    /// Notes everything that has happened so far as known.
    ///
    /// - Throws: The error of a search that failed: what it finds later would be told as new.
    func begin() async throws
    /// Plans the reminders of agreed pickups, unless the person does not want them.
    func plan() async throws
}

struct DefaultTellNewsUseCase: TellNewsUseCase {
    let handOvers: HandOverRepository
    let listings: FoodListingRepository
    /// Returns the reports of this person's offers; `nil` if the app has none.
    var cases: ListingCaseRepository?
    let records: NewsRecords
    let notices: NoticeService
    var now: @Sendable () -> Date = { Date() }

    func isNeeded() async -> Bool {
        guard (try? await records.choices()) != nil else { return false }
        if (try? await records.searches().isEmpty) == false { return true }
        return (try? await handOvers.all().contains { !$0.status.isFinal }) ?? true
    }

    func execute() async throws -> [NewsItem] {
        guard try await records.choices() != nil else { return [] }
        let own = try await handOvers.all()
        // Before the searches, which take long and may fail: a reminder of a cancelled pickup must not remain.
        try await plan(of: own)
        var told: [NewsItem] = []
        // Claims news of unwanted kinds, too, so that they are not shown as new once the person wants them.
        for item in try await found(own, { try? await offers(of: $0) }) where try await records.claim(item.event, at: now()) {
            guard let choices = try await records.choices(), choices.kinds.contains(item.kind) else { continue }
            await notices.show(item, language: choices.language)
            told.append(item)
        }
        return told
    }

    func plan() async throws {
        guard let choices = try await records.choices() else { return }
        // Who wants no reminders gets none, also while the pickups cannot be read.
        try await plan(of: choices.kinds.contains(.pickups) ? handOvers.all() : [])
    }

    /// Plans the reminders by the choices of this moment, and again if the person has changed them meanwhile.
    private func plan(of handOvers: [HandOver]) async throws {
        guard let choices = try await records.choices() else { return }
        let moment = now()
        let reminders = choices.kinds.contains(.pickups) ? handOvers.compactMap { $0.reminder(at: moment) } : []
        await notices.plan(reminders, language: choices.language)
        if try await records.choices() != choices { try await plan(of: handOvers) }
    }

    func begin() async throws {
        for item in try await found(handOvers.all(), offers(of:)) { _ = try await records.claim(item.event, at: now()) }
    }

    private func offers(of search: SavedSearch) async throws -> [FoodListing] {
        try await listings.fetchNearby(location: search.middle, radiusKm: search.radiusKm, filter: search.filter)
    }

    /// - Parameters:
    ///   - own: The hand-overs in which this person has a part.
    ///   - offers: Returns the offers of a search; `nil` if it failed and the others are to be found all the same.
    private func found(
        _ own: [HandOver], _ offers: (SavedSearch) async throws -> [FoodListing]?
    ) async throws -> [NewsItem] {
        let moment = now()
        var items = try await own.flatMap { $0.news(at: moment) } + reports()
        for search in try await records.searches() {
            for offer in try await offers(search) ?? [] where offer.standing == .open || offer.standing == nil {
                let item = NewsItem(event: "offer.\(offer.id.uuidString)", kind: .offers)
                if !items.contains(item) { items.append(item) }
            }
        }
        return items
    }

    /// Returns the news of this person's offers that reports have hidden. One that cannot be read keeps no other back.
    private func reports() async throws -> [NewsItem] {
        guard let cases else { return [] }
        var items: [NewsItem] = []
        for id in try await handOvers.ownListings() {
            guard let offer = try? await listings.fetch(id: id), offer.standing == .own(.reported), !offer.isExpired(at: now()),
                let found = try? await cases.reports(on: id)
            else { continue }
            items.append(found.news(of: id))
        }
        return items
    }
}
