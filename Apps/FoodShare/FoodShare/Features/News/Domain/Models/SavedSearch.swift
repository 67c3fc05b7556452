import Foundation

/// A search whose new offers a person wants to hear of.
struct SavedSearch: Identifiable, Equatable, Sendable {
    let id: UUID
    /// The name of the place, for the person's list of searches.
    let place: String
    /// The middle, rounded to about a kilometre.
    let middle: Coordinate
    let radiusKm: Double
    let filter: FeedFilter

    /// The largest number of saved searches of one person.
    static let most = 10

    /// Creates a search around a place, whose position is rounded.
    init(id: UUID = UUID(), place: String, middle: Coordinate, radiusKm: Double, filter: FeedFilter) {
        self.id = id
        self.place = place
        self.middle = middle.rounded
        self.radiusKm = radiusKm
        self.filter = filter
    }

    /// Returns whether both searches find the same offers.
    func isSame(as other: SavedSearch) -> Bool {
        middle == other.middle && radiusKm == other.radiusKm && filter == other.filter
    }
}
