import Foundation

/// The listings and the circle that a window shows. A change that concerns neither does not wake the window.
///
/// `@unchecked`: the lock guards its only state, which the window writes and whoever makes a change reads.
final class ListingInterest: @unchecked Sendable {
    private let lock = NSLock()
    private var shown: Set<FoodListing.ID> = []
    private var middle: Coordinate?
    private var metres = 0.0
    /// A Boolean value that indicates whether the window searches in the circle, and does not know yet what it shows.
    private var isSearching = false

    /// Records that the window shows listings, which end a search.
    func show(_ listings: some Sequence<FoodListing.ID>) {
        let shown = Set(listings)
        lock.withLock { (self.shown, isSearching) = (shown, false) }
    }

    /// Records that the window searches in a circle, and shows what is there until its next search.
    func watch(around middle: Coordinate, radiusKm: Double) {
        lock.withLock { (self.middle, metres, isSearching) = (middle, radiusKm * 1000, true) }
    }

    /// Returns whether a change is about a shown listing, or one in the circle. If its place is unknown, it may be there. A
    /// minor change brings no other listing into the window.
    func includes(_ change: ListingChange) -> Bool {
        lock.withLock {
            if shown.contains(change.id) { return true }
            guard let middle, isSearching || !change.isMinor else { return false }
            return change.location.map { middle.metres(to: $0) <= metres } ?? true
        }
    }
}
