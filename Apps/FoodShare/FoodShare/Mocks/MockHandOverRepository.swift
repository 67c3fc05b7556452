#if DEBUG
import Foundation

/// A mock of one person's hand-overs, which change as the real ones do.
actor MockHandOverRepository: HandOverRepository {
    private var handOvers: [HandOver]
    private var kept = PickupTerms(note: "Ring at Huber", address: "12 Mill Lane", windows: [.fixture])

    init(_ handOvers: [HandOver] = [.fixture()]) {
        self.handOvers = handOvers
    }

    func all() async throws -> [HandOver] { handOvers }

    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver {
        guard let found = handOvers.first(where: { $0.id == id }) else { throw AppError.gone }
        return found
    }

    func joinLine(of listing: UUID) async throws {}

    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        _ = try await handOver(id, of: listing)
    }

    func terms(of listing: UUID) async throws -> PickupTerms { kept }

    func keep(_ terms: PickupTerms, of listing: UUID) async throws { kept = try terms.checked(now: Date()) }

    func ownListings() async throws -> [UUID] { [FoodListing].fixtures.map(\.id) }

    func hasPart(in listing: UUID) async throws -> Bool { handOvers.contains { $0.listing == listing } }

    func forgetEverything() async throws { handOvers = [] }

    nonisolated func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        AsyncStream { $0.finish() }
    }
}

extension PickupWindow {
    /// A pickup time that begins in an hour and ends in two.
    static var fixture: PickupWindow {
        let hour = (Date().timeIntervalSinceReferenceDate / 3600).rounded(.up) * 3600
        return PickupWindow(
            start: Date(timeIntervalSinceReferenceDate: hour + 3600), end: Date(timeIntervalSinceReferenceDate: hour + 7200))
    }
}

extension HandOver {
    static func fixture(
        role: HandOverRole = .taker, status: HandOverStatus = .accepted, messages: [HandOverMessage] = .fixtures, unread: Int = 0
    ) -> HandOver {
        HandOver(
            id: UUID(), listing: [FoodListing].fixtures[0].id, title: "Sourdough bread", expiry: Date(timeIntervalSinceNow: 86_400),
            role: role, course: HandOverCourse(asked: status, answerBy: status == .asked ? Date(timeIntervalSinceNow: 7200) : nil),
            askedAt: Date(timeIntervalSinceNow: -3600),
            terms: PickupTerms(note: "Ring at Huber", address: "12 Mill Lane", windows: [.fixture]),
            place: .fixture, messages: messages, unread: unread, missed: 0, ahead: 0)
    }
}

extension Array where Element == HandOverMessage {
    static var fixtures: [HandOverMessage] {
        [
            HandOverMessage(id: 0, isOwn: true, text: "Is it sliced?", sentAt: Date(timeIntervalSinceNow: -1800)),
            HandOverMessage(id: 1, isOwn: false, text: "No, but I can slice it.", sentAt: Date(timeIntervalSinceNow: -600)),
        ]
    }
}
#endif
