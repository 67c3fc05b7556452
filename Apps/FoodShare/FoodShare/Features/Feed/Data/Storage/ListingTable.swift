/// Where the embedded app keeps its listings; what it is made of is not the repository's business.
protocol ListingTable: Sendable {
    /// What of those within a distance somebody wants to see, the nearest first, however many others lie nearer.
    func near(
        _ location: Coordinate, metres: Double, limit: Int, where isWanted: @Sendable (FoodListingFile) -> Bool
    ) async throws -> [FoodListingFile]
    func listing(id: String) async throws -> FoodListingFile?
    func put(_ listings: [FoodListingFile]) async throws
    /// Changes one, seeing what everybody before has written; of two at once the second sees the first one's.
    ///
    /// - Parameter change: Returns whether to keep what it wrote.
    /// - Returns: What is stored afterwards; `nil` where there is none.
    func change(id: String, _ change: @escaping @Sendable (inout FoodListingFile) -> Bool) async throws -> FoodListingFile?
    func remove(id: String) async throws
}
