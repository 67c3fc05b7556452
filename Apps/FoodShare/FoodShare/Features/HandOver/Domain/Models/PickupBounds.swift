import Foundation

/// What the terms of a pickup have to fit: the exact place, and the time at which the food expires.
struct PickupBounds: Equatable, Sendable {
    let place: Coordinate
    let expiry: Date
}
