#if DEBUG
import Foundation

struct MockFoodListingRepository: FoodListingRepository {
    /// The delay before each answer, in seconds.
    var delay: TimeInterval? = nil
    var listings: [FoodListing] = .fixtures
    var error: AppError? = nil

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        try await answer()
        return listings.filter { location.metres(to: $0.location) <= radiusKm * 1000 && filter.admits($0) }
    }

    func fetch(id: UUID) async throws -> FoodListing? {
        try await answer()
        return listings.first { $0.id == id }
    }

    func create(_ listing: FoodListing) async throws -> FoodListing {
        try await answer()
        return listing
    }

    func delete(id: UUID) async throws {
        try await answer()
    }

    private func answer() async throws {
        if let delay { try await Task.sleep(for: .seconds(delay)) }
        if let error { throw error }
    }
}
#endif
