import Foundation

/// A map on which the giver puts the pin.
struct Pinning: Equatable, Identifiable {
    /// A new map has a new identifier, also if it begins where the one before began and was moved since.
    let id = UUID()
    let start: Coordinate
    let radiusKm: Double
    var pin: Coordinate

    init(start: Coordinate, radiusKm: Double) {
        self.start = start
        self.radiusKm = radiusKm
        pin = start
    }
}
