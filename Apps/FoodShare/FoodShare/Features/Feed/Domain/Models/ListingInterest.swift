import Foundation

/// The listings and the circle that a window shows. A change that concerns neither does not wake the window.
///
/// `@unchecked`: the lock guards its only state, which the window writes and whoever makes a change reads.
final class ListingInterest: @unchecked Sendable {
    private let lock = NSLock()
    private var shown: Set<FoodListing.ID> = []
    private var middle: Coordinate?
    private var metres = 0.0

    func show(_ listings: some Sequence<FoodListing.ID>) {
        let shown = Set(listings)
        lock.withLock { self.shown = shown }
    }

    func watch(around middle: Coordinate, radiusKm: Double) {
        lock.withLock { (self.middle, metres) = (middle, radiusKm * 1000) }
    }

    /// Returns whether a change is about a shown listing, or one in the circle. If its place is unknown, it may be there.
    func includes(_ change: ListingChange) -> Bool {
        lock.withLock {
            if shown.contains(change.id) { return true }
            guard let middle else { return false }
            return change.location.map { middle.metres(to: $0) <= metres } ?? true
        }
    }
}
