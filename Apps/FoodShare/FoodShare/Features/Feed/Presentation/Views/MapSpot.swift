/// The offers that one pin of the map stands for: those that would cover each other.
struct MapSpot: Identifiable {
    let items: [NearbyListing]

    /// The identifier of the nearest offer at the spot.
    var id: FoodListing.ID { items[0].id }

    /// Divides offers by the squares of a grid in which they lie.
    ///
    /// - Parameters:
    ///   - items: The offers, the nearest first.
    ///   - degrees: The side of a square, in degrees of latitude; 0 puts each offer at a place of its own.
    /// - Returns: The spots in the order of their nearest offers. Offers at the same point are always in one.
    static func spots(_ items: [NearbyListing], degrees: Double) -> [MapSpot] {
        var order: [Square] = []
        var members: [Square: [NearbyListing]] = [:]
        for item in items {
            let square = Square(item.listing.location, degrees: degrees)
            if members[square] == nil { order.append(square) }
            members[square, default: []].append(item)
        }
        return order.compactMap { square in members[square].map(MapSpot.init) }
    }

    private struct Square: Hashable {
        let north: Double
        let east: Double

        init(_ place: Coordinate, degrees: Double) {
            north = degrees > 0 ? (place.latitude / degrees).rounded(.down) : place.latitude
            east = degrees > 0 ? (place.longitude / degrees).rounded(.down) : place.longitude
        }
    }
}
