import Foundation

/// The limits of the terms of a pickup: the exact place, and the time at which the food expires.
struct PickupBounds: Equatable, Sendable {
    let place: Coordinate
    let expiry: Date
}
