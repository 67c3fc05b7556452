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
    /// Whether it was taken off the list, or out of this person's sight, from here.
    private(set) var isGone = false
    /// Whether it is another person's, who can be hidden.
    private(set) var hasGiver = false

    private let id: FoodListing.ID
    private let fetchListing: FetchListingUseCase
    private let repository: FoodListingRepository
    private let claims: ListingClaimRepository?
    private let reports: ListingReportRepository?
    private let photos: ListingPhotoRepository?

    init(
        id: FoodListing.ID, repository: FoodListingRepository, claims: ListingClaimRepository? = nil,
        reports: ListingReportRepository? = nil, photos: ListingPhotoRepository? = nil,
        fetchListing: FetchListingUseCase? = nil
    ) {
        self.id = id
        self.repository = repository
        self.claims = claims
        self.reports = reports
        self.photos = photos
        self.fetchListing = fetchListing ?? DefaultFetchListingUseCase(repository: repository)
    }

    func load() async {
        await run { try await read() }
    }

    /// Its photo in whole size; `nil` where there is none to be had.
    func photo(_ name: String) async -> Data? {
        try? await photos?.photo(name, .full)
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
            isGone = true
        }
    }

    /// Whether this person can say that something is wrong with it.
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
        hasGiver = try await reports?.hasGiver(id: id) ?? false
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
            // What it said stays to be read; there is nothing to be done with it any more.
            if self.error == .gone { standing = nil }
        }
    }
}
