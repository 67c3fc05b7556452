import Foundation

/// Listings kept by the app itself. Around a place where nobody offers anything yet, some are made up as samples.
struct LocalFoodListingRepository: FoodListingRepository {
    let table: ListingTable
    /// How many are shown at most; the nearest.
    var limit = 200

    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing] {
        if try await table.near(location, metres: SampleListings.metres, limit: 1).isEmpty {
            try await table.put(SampleListings.around(location).map { FoodListingFile(listing: FoodListingDTO($0)) })
        }
        return try await table.near(location, metres: radiusKm * 1000, limit: limit).map { try $0.toDomain() }
    }

    func fetch(id: UUID) async throws -> FoodListing? {
        try await table.listing(id: id.uuidString)?.toDomain()
    }

    func create(_ listing: FoodListing) async throws -> FoodListing {
        try await table.put([FoodListingFile(listing: FoodListingDTO(listing))])
        return listing
    }

    func delete(id: UUID) async throws {
        guard try await table.remove(id: id.uuidString) else { throw AppError.gone }
    }
}
