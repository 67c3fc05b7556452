#if DEBUG
/// Takes any change, or refuses each.
struct MockListingEditRepository: ListingEditRepository {
    var error: AppError? = nil

    func update(_ listing: FoodListing) async throws {
        if let error { throw error }
    }
}
#endif
