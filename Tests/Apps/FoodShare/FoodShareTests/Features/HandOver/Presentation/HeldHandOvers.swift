import Foundation

@testable import FoodShare

/// A mock of hand-overs whose answers the test holds back, or replaces by a failure.
actor HeldHandOvers: HandOverRepository {
    private let repository: any HandOverRepository
    private var isHeld = false
    private var failure: AppError?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ repository: any HandOverRepository) {
        self.repository = repository
    }

    func hold() { isHeld = true }

    func fail(with error: AppError?) { failure = error }

    func letThrough() {
        isHeld = false
        for call in waiting { call.resume() }
        waiting = []
    }

    func waitForCall() async {
        while waiting.isEmpty { await Task.yield() }
    }

    private func pass() async throws {
        if let failure { throw failure }
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
    }

    func all() async throws -> [HandOver] {
        let found = try await repository.all()
        try await pass()
        return found
    }

    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver {
        let found = try await repository.handOver(id, of: listing)
        try await pass()
        return found
    }

    func joinLine(of listing: UUID) async throws { try await repository.joinLine(of: listing) }

    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        try await repository.perform(action, on: id, of: listing)
        try await pass()
    }

    func terms(of listing: UUID) async throws -> PickupTerms {
        try await pass()
        return try await repository.terms(of: listing)
    }

    func keep(_ terms: PickupTerms, of listing: UUID) async throws { try await repository.keep(terms, of: listing) }
    func ownListings() async throws -> [UUID] { try await repository.ownListings() }
    func hasPart(in listing: UUID) async throws -> Bool { try await repository.hasPart(in: listing) }
    func forgetEverything() async throws { try await repository.forgetEverything() }
    nonisolated func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        AsyncStream { $0.finish() }
    }
}
