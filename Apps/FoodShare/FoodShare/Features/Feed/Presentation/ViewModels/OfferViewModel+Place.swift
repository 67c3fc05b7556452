import Foundation

/// The pickup place: the device's position, a pin on a map, or a place found by name.
extension OfferViewModel {
    /// A Boolean value that indicates whether the form asks for a pickup place.
    var asksForPlace: Bool { places != nil }

    /// Chooses the position of the device as the pickup place.
    func offerFromHere() async {
        guard let places else { return }
        await work(in: .place) { choose(.here(try await places.exactLocation())) }
    }

    /// Shows a map on which the pin can be put: around the chosen place, or around where this person looks for food. That
    /// place alone is not offered from.
    func beginPinning() async {
        guard let places else { return }
        await work(in: .place) {
            search?.clear()
            pinning = try await firstPin(places)
        }
    }

    private func firstPin(_ places: PlaceService) async throws -> Pinning {
        if let chosen = draft.place?.location { return Pinning(start: chosen, radiusKm: 0.3) }
        guard let place = try await places.chosenPlace() else { throw AppError.noPlace }
        return Pinning(start: place.location, radiusKm: 3, isExact: false)
    }

    /// Notes where the pin is. Nothing is chosen by that.
    func movePin(to place: Coordinate) {
        pinning?.pin = place
        if pinning?.isAtDoor == true { invalids.removeAll { $0 == .unmovedPin } }
    }

    /// Shows the map, and the pin with it, at a place that was found by name. The place alone is not offered from.
    func movePin(toSurroundingsOf place: Place) {
        search?.clear()
        pinning = Pinning(start: place.location, radiusKm: 3, town: place, isExact: false)
    }

    /// Offers from the place below the pin. In the middle of a town, where the map has begun, nobody finds the food.
    func offerFromPin() {
        guard let pinning else { return }
        guard pinning.isAtDoor else {
            invalids.removeAll { $0 == .pin }
            if !invalids.contains(.unmovedPin) { invalids.append(.unmovedPin) }
            return
        }
        choose(pinning.place)
    }

    /// Searches for places with the typed name. Meanwhile a place that is already shown can be chosen.
    ///
    /// - Parameter locale: The language of the countries' names.
    func searchPlace(in locale: Locale) async {
        guard let search, !isLoading else { return }
        forgetErrors(.place)
        await showingErrors { try await search.run(in: locale) }
    }

    /// Sets the pickup place; `nil` opens the choice again.
    func choose(_ place: PickupPlace?) {
        (draft.place, pinning) = (place, nil)
        invalids.removeAll { $0 == .pin || $0 == .unmovedPin }
        fitAddress()
        search?.clear()
        forgetError(of: .place)
    }
}
