/// What of the feed somebody wants to see.
struct FeedFilter: Equatable, Sendable {
    /// Every kind if `nil`.
    var category: ListingCategory?
    /// Words of the title or the description, case and accents aside; all must be there.
    var words = ""
}
