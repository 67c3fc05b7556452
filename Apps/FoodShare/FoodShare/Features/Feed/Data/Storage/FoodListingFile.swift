/// A listing as the embedded app stores it.
struct FoodListingFile: Codable, Sendable {
    /// Of this layout; a later one knows how to read an earlier.
    var version = 1
    let listing: FoodListingDTO

    func toDomain() throws -> FoodListing {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        return try listing.toDomain()
    }
}
