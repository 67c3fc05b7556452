import Foundation
import StrataPersistence

/// The hand-overs of a project, whose "forget everything" also removes what the device keeps, such as its session.
struct ForgetfulHandOverRepository: HandOverRepository {
    private let project: any HandOverRepository
    private let device: DeviceDocuments

    /// Creates a repository that wraps that of the project.
    ///
    /// - Parameter store: The store of the device's records; they belong to the device of the current call.
    init(_ project: any HandOverRepository, store: DocumentStore) {
        self.project = project
        device = store.device
    }

    func all() async throws -> [HandOver] { try await project.all() }

    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver { try await project.handOver(id, of: listing) }

    func joinLine(of listing: UUID) async throws { try await project.joinLine(of: listing) }

    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        try await project.perform(action, on: id, of: listing)
    }

    func terms(of listing: UUID) async throws -> PickupTerms { try await project.terms(of: listing) }

    func keep(_ terms: PickupTerms, of listing: UUID) async throws { try await project.keep(terms, of: listing) }

    func ownListings() async throws -> [UUID] { try await project.ownListings() }

    func hasPart(in listing: UUID) async throws -> Bool { try await project.hasPart(in: listing) }

    func forgetEverything() async throws {
        try await project.forgetEverything()
        try await device.forget()
    }

    func changes() -> AsyncStream<ListingChange> { project.changes() }
}
