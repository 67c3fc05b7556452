import Foundation

/// An offer that was made, changed or removed, or whose hand-over went on.
struct ListingChange: Equatable, Sendable {
    let id: UUID
    /// The place that everybody may see; `nil` if it is unknown.
    let location: Coordinate?
}
