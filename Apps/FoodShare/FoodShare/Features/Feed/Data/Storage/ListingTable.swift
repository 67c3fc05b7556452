/// The storage of the embedded app's listings.
protocol ListingTable: Sendable {
    /// Returns the nearest listings within a distance that satisfy the predicate; others do not count for `limit`.
    func near(
        _ location: Coordinate, metres: Double, limit: Int, where isWanted: @Sendable (FoodListingFile) -> Bool
    ) async throws -> [FoodListingFile]
    /// Returns the nearest listings within a distance that satisfy the predicate, and how many satisfy it: at most `most`.
    ///
    /// - Parameter plain: Describes listings that satisfy the predicate for certain, so that they are counted without being
    ///   decoded; `nil` if each needs to be.
    func near(
        _ location: Coordinate, metres: Double, limit: Int, countingTo most: Int, plain: PlainListings?,
        where isWanted: @Sendable (FoodListingFile) -> Bool
    ) async throws -> (nearest: [FoodListingFile], count: Int)
    func listing(id: String) async throws -> FoodListingFile?
    /// Stores samples, in which nobody has a part: no window is told of them.
    func put(_ samples: [FoodListingFile]) async throws
    /// Stores a listing, unless there is one with its identifier. Of two concurrent calls in this process only one stores
    /// its listing.
    ///
    /// - Returns: `false` if there is one, which then stays unchanged.
    func insert(_ listing: FoodListingFile) async throws -> Bool
    /// Changes a listing in a transaction; of two concurrent changes the second sees the first one's result.
    ///
    /// - Parameter change: Returns whether to store the changed listing.
    /// - Returns: The listing that is stored afterwards; `nil` if there is none.
    func change(id: String, _ change: @escaping @Sendable (inout FoodListingFile) -> Bool) async throws -> FoodListingFile?
    /// Changes a listing as ``change(id:_:)`` does, and moves it to another place in the same transaction.
    func move(
        id: String, to place: Coordinate, _ change: @escaping @Sendable (inout FoodListingFile) -> Bool
    ) async throws -> FoodListingFile?
    func remove(id: String) async throws
    /// Returns a page of the identifiers of all listings in sorted order, for a job that visits each.
    func ids(after last: String, limit: Int) async throws -> [String]
    /// Reports those of the changed listings of this process from now on that satisfy a condition, which is asked where the
    /// change is made.
    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange>
}
