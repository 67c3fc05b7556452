#if DEBUG
import Foundation

/// A mock that accepts every change, or rejects each with `error`.
struct MockListingEditRepository: ListingEditRepository {
    var error: AppError? = nil

    func update(_ listing: FoodListing) async throws {
        if let error { throw error }
    }

    func move(_ id: UUID, to place: Coordinate, address: String, telling words: PlainText) async throws {
        if let error { throw error }
    }
}
#endif
