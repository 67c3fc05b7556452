/// Where the embedded app keeps its listings; what it is made of is not the repository's business.
protocol ListingTable: Sendable {
    /// What lies within a distance, the nearest first.
    func near(_ location: Coordinate, metres: Double, limit: Int) async throws -> [FoodListingFile]
    func listing(id: String) async throws -> FoodListingFile?
    func put(_ listings: [FoodListingFile]) async throws
    /// - Returns: Whether there was one.
    func remove(id: String) async throws -> Bool
}
