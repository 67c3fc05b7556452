import Foundation

/// A change of the search that may find offers if the list is empty.
extension FeedViewModel {
    /// A change of the search that may find something.
    enum Advice {
        case fewerWords
        case everyKind
        case largerDistance
    }

    /// The changes of the search that may find something: only what restricts it. Allergens are left out for a reason.
    var advice: [Advice] {
        var advice: [Advice] = []
        if !filter.words.isEmpty { advice.append(.fewerWords) }
        if filter.category != nil { advice.append(.everyKind) }
        if mayFindFarther { advice.append(.largerDistance) }
        return advice
    }

    /// A Boolean value that indicates whether a larger radius that can be chosen finds something, as far as that is known.
    private var mayFindFarther: Bool {
        radiusKm < Self.radii.upperBound && (fartherKm != nil || !isNearestKnown)
    }

    /// The radius and the filter with which the nearest offer is looked for.
    struct Search: Equatable {
        let radiusKm: Double
        let filter: FeedFilter
    }

    var search: Search { Search(radiusKm: radiusKm, filter: filter) }
}
