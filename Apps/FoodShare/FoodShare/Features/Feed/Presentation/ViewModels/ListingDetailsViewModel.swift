import Foundation
import Observation

/// One listing, asked for anew: it may be gone, or somebody else's by now.
@MainActor
@Observable
final class ListingDetailsViewModel {
    var listing: FoodListing?
    /// `nil` where listings are not given through this app.
    private(set) var standing: ListingStanding?
    var isLoading = false
    var error: AppError?
    /// Whether it was taken off the list from here.
    private(set) var isDeleted = false

    private let id: FoodListing.ID
    private let fetchListing: FetchListingUseCase
    private let repository: FoodListingRepository
    private let claims: ListingClaimRepository?

    init(
        id: FoodListing.ID, repository: FoodListingRepository, claims: ListingClaimRepository? = nil,
        fetchListing: FetchListingUseCase? = nil
    ) {
        self.id = id
        self.repository = repository
        self.claims = claims
        self.fetchListing = fetchListing ?? DefaultFetchListingUseCase(repository: repository)
    }

    func load() async {
        await run { try await read() }
    }

    func claim() async {
        await change { try await $0.claim(id: $1) }
    }

    func release() async {
        await change { try await $0.release(id: $1) }
    }

    func accept() async {
        await change { try await $0.accept(id: $1) }
    }

    func delete() async {
        await run {
            try await repository.delete(id: id)
            isDeleted = true
        }
    }

    /// Shows how it stands afterwards, also where somebody else was faster.
    private func change(_ work: (ListingClaimRepository, FoodListing.ID) async throws -> Void) async {
        guard let claims else { return }
        await run {
            let result: AppError? = await {
                do {
                    try await work(claims, id)
                    return nil
                } catch {
                    return AppError.from(error)
                }
            }()
            try await read()
            if let result { throw result }
        }
    }

    private func read() async throws {
        let found = try await fetchListing.execute(id: id)
        standing = try await claims?.standing(of: id)
        listing = found
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            try await work()
            error = nil
        } catch {
            self.error = AppError.from(error)
        }
    }
}
