/// The pickup place of an offer. Only an accepted claimer sees exactly this place.
enum PickupPlace: Equatable, Sendable {
    /// A point: the position of the giver's device at the time of the choice, or that of the pin on a map.
    case here(Coordinate)
    /// A point that the giver set with a pin in a town that was found by name: the town's name at that point.
    case named(Place)

    var location: Coordinate {
        switch self {
        case .here(let location): location
        case .named(let place): place.location
        }
    }

    /// The place's name with its region, or the coordinates of a position.
    var words: String {
        switch self {
        case .here(let location): location.words
        case .named(let place): place.region.isEmpty ? place.name : place.id
        }
    }
}
