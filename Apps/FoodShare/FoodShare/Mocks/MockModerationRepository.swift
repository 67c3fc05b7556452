#if DEBUG
import Foundation

/// The work of one moderator, whose code is `carla's long code`.
actor MockModerationRepository: ModerationRepository {
    private var isIn: Bool
    private var listings: [ReportedListing]
    private var log: [ModerationAct] = []

    init(isModerator: Bool = true, _ listings: [ReportedListing] = [.fixture()]) {
        isIn = isModerator
        self.listings = listings
    }

    func isModerator() async throws -> Bool { isIn }

    func enter(code: String) async throws -> Bool {
        isIn = code == "carla's long code"
        return isIn
    }

    func reported() async throws -> [ReportedListing] { isIn ? listings : [] }

    func decide(_ decision: ModerationDecision, on id: UUID, note: String) async throws {
        guard isIn else { throw AppError.taken }
        guard let index = listings.firstIndex(where: { $0.id == id }) else { throw AppError.gone }
        let old = listings.remove(at: index)
        if decision != .removed {
            listings.append(
                ReportedListing(
                    id: id, title: old.title, description: old.description, photos: old.photos, isHidden: decision == .kept,
                    reports: old.reports, answer: old.answer, decision: decision, note: note))
        }
        log.insert(
            ModerationAct(
                id: UUID().uuidString, listing: id, title: old.title, moderator: "Carla", decision: decision, note: note,
                weight: old.weight, date: Date()), at: 0)
    }

    func acts() async throws -> [ModerationAct] { log }

    func photo(_ name: String) async throws -> Data { throw AppError.gone }

    nonisolated func changes() -> AsyncStream<ListingChange> { AsyncStream { $0.finish() } }
}

extension ReportedListing {
    static func fixture(id: UUID = UUID(), isHidden: Bool = true, answer: String? = "It is from today.") -> ReportedListing {
        ReportedListing(
            id: id, title: "Sourdough bread", description: "Two loaves from this morning.", photos: [], isHidden: isHidden,
            reports: [.spoiled: ReportSum(count: 2, weight: 3), .scam: ReportSum(count: 1, weight: 0)], answer: answer,
            decision: nil, note: "")
    }
}
#endif
