import Foundation

/// A change of an offer: it was made, changed or removed, or its hand-over went on.
struct ListingChange: Hashable, Sendable {
    let id: UUID
    /// The place that everybody may see; `nil` if it is unknown.
    let location: Coordinate?
    /// A Boolean value that indicates whether it concerns only those who see the offer already, since every search finds it
    /// as before.
    var isMinor = false
}
