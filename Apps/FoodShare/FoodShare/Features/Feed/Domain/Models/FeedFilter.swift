import Foundation

/// The filter of the feed.
struct FeedFilter: Equatable, Sendable {
    /// The category to show; `nil` for all.
    var category: ListingCategory?
    /// Text whose words the title or the description must all contain, regardless of case and accents.
    var words = ""
    /// The allergens that an offer must not name. An offer that names no allergens passes, although its food
    /// may contain some.
    var without: Set<Allergen> = []

    func admits(_ listing: FoodListing) -> Bool {
        admits(listing.category, title: listing.title, description: listing.description, allergens: listing.allergens)
    }

    /// Returns whether a listing of this category and with these texts passes the filter.
    func admits(
        _ category: ListingCategory, title: String, description: String, allergens: Set<Allergen> = []
    ) -> Bool {
        guard without.isDisjoint(with: allergens) else { return false }
        guard self.category == nil || self.category == category else { return false }
        guard !words.isEmpty else { return true }
        let text = (title + " " + description).folded
        return words.folded.split(whereSeparator: \.isWhitespace).allSatisfy { text.contains($0) }
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
