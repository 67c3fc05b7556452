import Foundation

/// The hand-overs of a project, whose "forget everything" also removes what the device keeps, such as its session. The device
/// notes in which offers it has a part, so that another device's act wakes it, and a stranger's does not make it ask the project.
struct ForgetfulHandOverRepository: HandOverRepository {
    private let project: any HandOverRepository
    private let records: DeviceHandOverRecords

    /// Creates a repository that wraps that of the project.
    ///
    /// - Parameter records: The device's records, in which the project notes a part before its person gets it.
    init(_ project: any HandOverRepository, records: DeviceHandOverRecords) {
        self.project = project
        self.records = records
    }

    func all() async throws -> [HandOver] {
        let all = try await project.all()
        await note(all.map(\.listing))
        return all
    }

    private func note(_ listings: [UUID]) async {
        // The project knows them; without a note, news of one arrive later.
        guard let noted = try? await records.listings() else { return }
        for listing in Set(listings.map(\.uuidString)).subtracting(noted) { try? await records.note(listing) }
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

    func hasPart(in listing: UUID) async throws -> Bool {
        // So that the next change of a stranger's offer is no question.
        _ = try? await records.has(listing.uuidString)
        return try await project.hasPart(in: listing)
    }

    func mayHavePart(in listing: UUID) -> Bool { records.mayHave(listing) }

    func forgetEverything() async throws {
        try await project.forgetEverything()
        try await records.eraseDevice()
    }

    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        project.changes(where: isWanted)
    }
}
