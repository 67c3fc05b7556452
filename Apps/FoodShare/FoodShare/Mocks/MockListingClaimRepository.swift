#if DEBUG
import Foundation

/// A mock of the claims of one listing, whose state changes as in the real repository.
actor MockListingClaimRepository: ListingClaimRepository {
    private var standing: ListingStanding
    private let error: AppError?

    init(_ standing: ListingStanding = .open, error: AppError? = nil) {
        self.standing = standing
        self.error = error
    }

    func standing(of id: UUID) async throws -> ListingStanding { standing }

    func claim(id: UUID) async throws { try change(to: .asked) }

    func release(id: UUID) async throws { try change(to: standing == .own(.waiting) ? .own(.none) : .open) }

    func accept(id: UUID) async throws { try change(to: .own(.accepted)) }

    private func change(to new: ListingStanding) throws {
        if let error { throw error }
        standing = new
    }
}
#endif
