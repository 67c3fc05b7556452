extension OfferViewModel {
    /// A map on which the giver puts the pin.
    struct Pinning: Equatable {
        let start: Coordinate
        let radiusKm: Double
        var pin: Coordinate

        init(start: Coordinate, radiusKm: Double) {
            self.start = start
            self.radiusKm = radiusKm
            pin = start
        }
    }
}
