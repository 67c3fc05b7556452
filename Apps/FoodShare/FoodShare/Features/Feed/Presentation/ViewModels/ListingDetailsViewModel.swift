import Foundation
import Observation

/// The view model of a listing's page. It reloads the listing, which may have been removed or claimed meanwhile.
@MainActor
@Observable
final class ListingDetailsViewModel {
    var listing: FoodListing?
    /// The person's relation to the listing; `nil` if listings cannot be claimed in the app, or the
    /// listing no longer exists.
    private(set) var standing: ListingStanding?
    var isLoading = false
    var error: AppError?
    /// A Boolean value that indicates whether the listing was deleted or hidden on this page.
    private(set) var isGone = false
    /// A Boolean value that indicates whether the listing belongs to another person, who can be hidden.
    private(set) var hasGiver = false
    /// The person's hand-overs of the listing that are not over.
    private(set) var conversations: [HandOver] = []
    /// The person's role in the hand-over by which the food has changed hands; `nil` if it has not, or without this person.
    private(set) var handedOver: HandOverRole?
    /// The giver's address and note, for the giver and an accepted person; `nil` for everybody else.
    private(set) var terms: PickupTerms?

    private let id: FoodListing.ID
    private let fetchListing: FetchListingUseCase
    private let repository: FoodListingRepository
    private let claims: ListingClaimRepository?
    private let reports: ListingReportRepository?
    private let photos: ListingPhotoRepository?
    private let handOvers: HandOverRepository?
    private let cases: ListingCaseRepository?
    private let keepTerms: KeepTermsUseCase?

    init(
        id: FoodListing.ID, repository: FoodListingRepository, claims: ListingClaimRepository? = nil,
        reports: ListingReportRepository? = nil, photos: ListingPhotoRepository? = nil, handOvers: HandOverRepository? = nil,
        cases: ListingCaseRepository? = nil, keepTerms: KeepTermsUseCase? = nil, fetchListing: FetchListingUseCase? = nil
    ) {
        self.id = id
        self.repository = repository
        self.claims = claims
        self.reports = reports
        self.photos = photos
        self.handOvers = handOvers
        self.cases = cases
        self.keepTerms = keepTerms
        self.fetchListing = fetchListing ?? DefaultFetchListingUseCase(repository: repository)
    }

    func load() async {
        await run { try await read() }
    }

    /// Loads the listing again whenever it changes.
    func watch() async {
        guard let changes = handOvers?.changes(where: { [id] in $0.id == id }) else { return }
        // While the page was hidden, it did not observe changes.
        if listing != nil { await refresh() }
        for await _ in changes where !isGone { await refresh() }
    }

    private func refresh() async {
        let failure = await Self.failure { try await read() }
        // While this person does something here, that reports what went wrong.
        guard let failure, !isLoading else { return }
        error = AppError.told(failure)
        if error == .gone { standing = nil }
    }

    /// A Boolean value that indicates whether hand-overs are arranged in this app.
    var hasHandOvers: Bool { handOvers != nil }

    /// A Boolean value that indicates whether this person may ask for it.
    var canClaim: Bool { claims != nil && standing == .open && listing?.isExpired == false }

    /// A Boolean value that indicates whether this person may ask to be the next, since somebody
    /// else was first.
    var canJoinLine: Bool {
        handOvers != nil && standing == .taken && conversations.isEmpty && listing?.isExpired != true
    }

    func joinLine() async {
        guard let handOvers else { return }
        await run {
            try await handOvers.joinLine(of: id)
            try await read()
        }
    }

    /// A Boolean value that indicates whether this person has a part in a hand-over, so that the page begins with that.
    var isUnderWay: Bool {
        switch standing {
        case .asked, .received, .own(.waiting), .own(.accepted), .own(.reported): true
        default: !conversations.isEmpty
        }
    }

    /// This person's place in the line for the offer; `nil` if they are not in it.
    var placeInLine: HandOver? { conversations.first { $0.status == .inLine && $0.role == .taker } }

    func leaveLine() async {
        guard let handOvers, let placeInLine else { return }
        await change { _, id in try await handOvers.perform(.cancel(.notNeeded), on: placeInLine.id, of: id) }
    }

    /// The form for this person's pickup times and note; `nil` if there is none in this app.
    func makeTerms() -> PickupTermsViewModel? {
        handOvers.map { PickupTermsViewModel(of: id, repository: $0, keeping: keepTerms) }
    }

    /// The reports that have hidden this person's offer; `nil` if there are none, or they cannot be answered in this app.
    func makeCase() -> ListingCaseViewModel? {
        guard standing == .own(.reported), let cases else { return nil }
        let changes = handOvers.map { [id] handOvers in { handOvers.changes { $0.id == id } } }
        return ListingCaseViewModel(of: id, repository: cases, changes: changes)
    }

    /// Loads one of its photos in full size; `nil` if that fails.
    func photo(_ name: String) async -> Data? {
        try? await photos?.photo(name, .full)
    }

    /// The middle of the circle in which the food is, for a person who may not know the exact place; `nil` for others,
    /// and for a sample.
    var area: Coordinate? {
        let (known, outside) = ([listing?.standing, standing].compactMap(\.self), [ListingStanding.open, .taken, .asked])
        guard !known.isEmpty, known.allSatisfy({ outside.contains($0) }) else { return nil }
        return listing?.location
    }

    /// The exact place, once the giver has accepted this person.
    ///
    /// The acceptance and the place come in one response, so an approximate place is never taken for the exact one.
    var exactPlace: Coordinate? {
        listing?.standing == .received && standing == .received ? listing?.location : nil
    }

    func claim() async {
        await change { try await $0.claim(id: $1) }
    }

    func release() async {
        await change { try await $0.release(id: $1) }
    }

    /// This person's hand-over that is under way; `nil` if there is none.
    var promise: HandOver? { conversations.first { $0.status == .accepted || $0.status == .arranged } }

    /// Cancels the hand-over that is under way. Food that is not available any more is not offered any more either.
    func cancel(for reason: CancelReason) async {
        guard reason != .notAvailable else { return await takeBack(for: reason) }
        guard let handOvers, let promise else { return }
        await change { _, id in try await handOvers.perform(.cancel(reason), on: promise.id, of: id) }
    }

    /// Takes the promised offer off the list, and cancels the pickup for a reason that the other person reads.
    func takeBack(for reason: CancelReason) async {
        guard let handOvers, let promise else { return }
        await run {
            try await handOvers.perform(.takeBack(reason), on: promise.id, of: id)
            isGone = true
        }
    }

    func accept() async {
        await change { try await $0.accept(id: $1) }
    }

    func delete() async {
        await run {
            try await repository.delete(id: id)
            isGone = true
        }
    }

    /// A Boolean value that indicates whether this person can report the listing.
    var canReport: Bool {
        reports != nil && listing != nil && standing?.isOwn != true && error != .gone
    }

    func report(for reason: ReportReason) async {
        guard let reports else { return }
        await run {
            try await reports.report(id: id, for: reason)
            isGone = true
        }
    }

    func blockGiver() async {
        guard let reports else { return }
        await run {
            try await reports.block(giverOf: id)
            isGone = true
        }
    }

    /// Changes the person's relation to the listing and reads it again, even if another person was faster. If
    /// the listing has expired meanwhile, the page shows that instead of the error.
    private func change(_ work: (ListingClaimRepository, FoodListing.ID) async throws -> Void) async {
        guard let claims else { return }
        await run {
            let result = await Self.failure { try await work(claims, id) }
            try await read()
            if let result, listing?.isExpired != true { throw result }
        }
    }

    private static func failure(_ work: () async throws -> Void) async -> (any Error)? {
        do {
            try await work()
            return nil
        } catch {
            return error
        }
    }

    private func read() async throws {
        let found = try await fetchListing.execute(id: id)
        var now = claims == nil ? nil : found.standing
        if now == nil { now = try await claims?.standing(of: id) }
        hasGiver = try await reports?.hasGiver(id: id) ?? false
        // A reader who has not asked has no conversation, which is most readers.
        let own = try await now == .open ? [] : handOvers?.all().filter { $0.listing == id } ?? []
        let words = try await terms(own, for: now)
        (listing, standing, conversations, terms) = (found, now, own.filter { !$0.isOver }, words)
        handedOver = own.first { $0.status == .handedOver }?.role
    }

    /// Returns the terms of the pickup for the giver, and for the person who was accepted.
    private func terms(_ own: [HandOver], for standing: ListingStanding?) async throws -> PickupTerms? {
        // The page is shown all the same if they cannot be read, as when the offer was removed meanwhile.
        if standing?.isOwn == true { return try? await handOvers?.terms(of: id) }
        return own.first { $0.role == .taker && $0.status.isAgreed && !$0.course.isClosed }?.terms
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            try await work()
            error = nil
        } catch {
            guard let told = AppError.told(error) else { return }
            self.error = told
            // The listing can still be read, but no longer be claimed.
            if told == .gone { standing = nil }
        }
    }
}
