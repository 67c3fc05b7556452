import Foundation

/// Which listings of the feed somebody wants to see.
struct FeedFilter: Equatable, Sendable {
    /// Shows listings of every kind if `nil`.
    var category: ListingCategory?
    /// Words that the title or the description must all contain; case and accents do not matter.
    var words = ""

    func admits(_ listing: FoodListing) -> Bool {
        admits(listing.category, title: listing.title, description: listing.description)
    }

    /// Says whether a listing of this kind and with these texts is to be shown.
    func admits(_ category: ListingCategory, title: String, description: String) -> Bool {
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
