/// The listings that a search finds for a person for certain: they are not over, they have a giver whom the person does not
/// hide, and nobody has requested, received, reported or removed them. A store can recognize them without decoding them.
struct PlainListings: Sendable {
    /// The current time as ``FoodListingDTO/text(_:)`` formats it.
    let now: String
    /// The givers whom the person hides.
    let hidden: Set<String>
    /// A Boolean value that indicates whether only listings without any allergens are among them.
    let areFreeOfAllergens: Bool

    /// - Returns: `nil` if the filter has words, which are compared without regard to case and accents, or a category, which
    ///   may be one of a later version: then a listing has to be decoded.
    init?(now: String, hidden: Set<String>, filter: FeedFilter) {
        guard filter.category == nil, filter.words.allSatisfy(\.isWhitespace) else { return nil }
        (self.now, self.hidden, areFreeOfAllergens) = (now, hidden, !filter.without.isEmpty)
    }
}
