import Foundation
import StrataPersistence

/// The hand-overs of a project, whose "forget everything" also removes what the device keeps, such as its session. The device
/// notes in which offers it has a part, so that another device's act wakes it.
struct ForgetfulHandOverRepository: HandOverRepository {
    private let project: any HandOverRepository
    private let records: DeviceHandOverRecords

    /// Creates a repository that wraps that of the project.
    ///
    /// - Parameter store: The store of the device's records; they belong to the device of the current call.
    init(_ project: any HandOverRepository, store: DocumentStore) {
        self.project = project
        records = DeviceHandOverRecords(store: store)
    }

    func all() async throws -> [HandOver] {
        let all = try await project.all()
        await note(all.map(\.listing))
        return all
    }

    private func note(_ listings: [UUID]) async {
        for listing in Set(listings) {
            // The project knows it; without a note, news of it arrive later.
            guard (try? await records.has(listing.uuidString)) == false else { continue }
            try? await records.note(listing.uuidString)
        }
    }

    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver { try await project.handOver(id, of: listing) }

    func joinLine(of listing: UUID) async throws { try await project.joinLine(of: listing) }

    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        try await project.perform(action, on: id, of: listing)
    }

    func terms(of listing: UUID) async throws -> PickupTerms { try await project.terms(of: listing) }

    func keep(_ terms: PickupTerms, of listing: UUID) async throws { try await project.keep(terms, of: listing) }

    func ownListings() async throws -> [UUID] {
        let own = try await project.ownListings()
        await note(own)
        return own
    }

    func takenBack() async throws -> [FoodListing] { try await project.takenBack() }

    func hasPart(in listing: UUID) async throws -> Bool { try await project.hasPart(in: listing) }

    func forgetEverything() async throws {
        try await project.forgetEverything()
        try await records.eraseDevice()
    }

    func changes() -> AsyncStream<ListingChange> { project.changes() }
}
