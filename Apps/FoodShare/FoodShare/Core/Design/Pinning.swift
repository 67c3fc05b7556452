import Foundation

/// A map on which the giver puts the pin.
struct Pinning: Equatable, Identifiable {
    /// A new map has a new identifier, also if it begins where the one before began and was moved since.
    let id = UUID()
    let start: Coordinate
    let radiusKm: Double
    /// The town in whose middle the map begins, if it was found by name.
    let town: Place?
    /// A Boolean value that indicates whether the map begins at a place that was chosen exactly. The middle of a town is none.
    let isExact: Bool
    var pin: Coordinate

    init(start: Coordinate, radiusKm: Double, town: Place? = nil, isExact: Bool = true) {
        self.start = start
        self.radiusKm = radiusKm
        self.town = town
        self.isExact = isExact
        pin = start
    }

    /// A Boolean value that indicates whether the pin is at somebody's door as far as the app can know: it was moved, or the map
    /// began there.
    var isAtDoor: Bool { isExact || start.metres(to: pin) > 1 }

    /// The place below the pin, with the name of the town.
    var place: PickupPlace {
        town.map { .named(Place(name: $0.name, region: $0.region, location: pin)) } ?? .here(pin)
    }
}
