#if DEBUG
/// A mock that accepts every change, or rejects each with `error`.
struct MockListingEditRepository: ListingEditRepository {
    var error: AppError? = nil

    func update(_ listing: FoodListing) async throws {
        if let error { throw error }
    }
}
#endif
