import Foundation
import Observation

/// The view model of everything in which a person has a part. The model is updated when other
/// people act.
@MainActor
@Observable
final class MineViewModel {
    private(set) var handOvers: [HandOver] = []
    /// The offers of the device's person that are not over.
    private(set) var offers: [FoodListing] = []
    /// The names of the leading photos of the offers with hand-overs that are under way, by offer.
    private var photoNames: [FoodListing.ID: String] = [:]
    /// The offers that this person took off the list, and can offer again.
    private(set) var takenBack: [FoodListing] = []
    /// The offers of this person that reports have hidden, and to which they can still say something.
    private(set) var unanswered: Set<FoodListing.ID> = []
    /// A Boolean value that indicates whether this person began an offer that they have not published.
    private(set) var hasDraft = false
    private(set) var isLoading = false
    private(set) var hasLoaded = false
    private(set) var error: AppError?
    private(set) var isForgetting = false
    /// The number of times that the person has removed all data.
    private(set) var beginnings = 0
    /// The number of the load whose result is shown.
    private var latest = 0

    private let repository: HandOverRepository
    private let listings: FoodListingRepository
    private let photos: ListingPhotoRepository?
    private let drafts: ListingDraftRepository?
    private let cases: ListingCaseRepository?
    private let now: () -> Date
    private let interest = ListingInterest()

    init(
        repository: HandOverRepository, listings: FoodListingRepository, photos: ListingPhotoRepository? = nil,
        drafts: ListingDraftRepository? = nil, cases: ListingCaseRepository? = nil, now: @escaping () -> Date = { Date() }
    ) {
        self.repository = repository
        self.listings = listings
        self.photos = photos
        self.drafts = drafts
        self.cases = cases
        self.now = now
    }

    /// The hand-overs that wait for an action of this person.
    var waiting: [HandOver] {
        let now = now()
        return handOvers.filter { $0.isWaiting(at: now) }
    }

    /// The number of hand-overs and hidden offers that wait for an action of this person.
    var waitingCount: Int { waiting.count + unanswered.count }

    /// The hand-overs that this person asked for and that need no action now.
    var requests: [HandOver] { others { $0.role == .taker && !$0.status.isFinal } }

    /// The hand-overs of this person's offers that need no action now.
    var promised: [HandOver] { others { $0.role == .giver && !$0.status.isFinal } }

    /// The offers of this person without the promised ones, whose hand-overs have a row that says both.
    var otherOffers: [FoodListing] {
        let shown = Set(handOvers.filter { $0.role == .giver && $0.isPromised }.map(\.listing))
        return offers.filter { !shown.contains($0.id) }
    }

    /// Returns the name of the photo of a hand-over's offer; `nil` if there is none, or the hand-over has ended.
    func photoName(of handOver: HandOver) -> String? { photoNames[handOver.listing] }

    /// Loads a photo in the size of a card; `nil` if that fails.
    func photo(_ name: String) async -> Data? {
        try? await photos?.photo(name, .small)
    }

    var over: [HandOver] { others { $0.status.isFinal } }

    private func others(_ isIncluded: (HandOver) -> Bool) -> [HandOver] {
        let now = now()
        return handOvers.filter { !$0.isWaiting(at: now) && isIncluded($0) }
    }

    func load() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            try await read()
            error = nil
        } catch {
            self.error = AppError.told(error) ?? self.error
        }
    }

    /// Loads again whenever something changes in which this person has a part, or may get a part.
    func watch() async {
        let changes = repository.changes { [repository, interest] in
            interest.includes($0) || repository.mayHavePart(in: $0.id)
        }
        if hasLoaded { await load() }
        for await change in changes {
            do {
                guard try await concerns(change.id) else { continue }
                try await read()
                error = nil
            } catch {
                self.error = AppError.told(error) ?? self.error
            }
        }
    }

    /// Loads again when a request lapses, for as long as a request is open.
    func watchTime(_ clock: any Clock<Duration> = ContinuousClock()) async {
        while !Task.isCancelled {
            try? await clock.sleep(for: .seconds(60))
            if handOvers.contains(where: { $0.course.answerBy != nil || $0.status == .inLine }) { await load() }
        }
    }

    private func concerns(_ listing: UUID) async throws -> Bool {
        if handOvers.contains(where: { $0.listing == listing }) || offers.contains(where: { $0.id == listing }) { return true }
        return try await repository.hasPart(in: listing)
    }

    private func read() async throws {
        latest += 1
        let reading = latest
        let all = try await repository.all()
        var own: [FoodListing] = []
        for id in try await repository.ownListings() {
            do {
                if let listing = try await listings.fetch(id: id) { own.append(listing) }
            } catch AppError.unreadable {
                // The others are shown.
                continue
            }
        }
        let open = await unanswered(of: own)
        let names = await photos == nil ? [:] : photoNames(of: all, beside: own)
        let isBegun = (try? await drafts?.hasDraft()) ?? false
        // A project of the version before keeps none.
        let back = (try? await listings.takenBack()) ?? takenBack
        // A later reading knows more, and what was forgotten does not come back.
        guard reading == latest else { return }
        (handOvers, offers, unanswered, takenBack, photoNames) = (all, own, open, back, names)
        (hasDraft, hasLoaded) = (isBegun, true)
        interest.show(all.map(\.listing) + own.map(\.id))
    }

    private func photoNames(of handOvers: [HandOver], beside own: [FoodListing]) async -> [FoodListing.ID: String] {
        var names: [FoodListing.ID: String] = [:]
        for listing in own { names[listing.id] = listing.photo }
        for handOver in handOvers where handOver.role == .taker && !handOver.status.isFinal {
            // Without the photo, the row is shown all the same.
            names[handOver.listing] = try? await listings.fetch(id: handOver.listing)?.photo
        }
        return names
    }

    private func unanswered(of offers: [FoodListing]) async -> Set<FoodListing.ID> {
        guard let cases else { return [] }
        var open: Set<FoodListing.ID> = []
        for offer in offers where offer.standing == .own(.reported) && !offer.isExpired(at: now()) {
            guard let found = try? await cases.reports(on: offer.id), found.canAnswer, found.answer == nil || found.isKept else { continue }
            open.insert(offer.id)
        }
        return open
    }

    /// Removes this person's offers and conversations, and everything that the device keeps.
    func forgetEverything() async {
        guard !isForgetting else { return }
        isForgetting = true
        defer { isForgetting = false }
        do {
            try await repository.forgetEverything()
            latest += 1
            (hasDraft, photoNames) = (false, [:])
            (handOvers, offers, unanswered, takenBack, error) = ([], [], [], [], nil)
            interest.show([])
            beginnings += 1
        } catch {
            self.error = AppError.told(error)
        }
    }
}
