/// An address in words, with the place to which it belongs.
struct PlacedAddress: Equatable, Sendable {
    let text: String
    let place: Coordinate
}

extension ListingDraft {
    /// Removes an earlier address at another place than its own, and fills it in again at its own. An address that the giver
    /// has typed stays.
    mutating func fit(_ earlier: PlacedAddress) {
        guard let place else { return }
        let isThere = place.location.isSame(as: earlier.place)
        if isThere, address.isEmpty {
            address = earlier.text
        } else if !isThere, address == earlier.text {
            address = ""
        }
    }
}
