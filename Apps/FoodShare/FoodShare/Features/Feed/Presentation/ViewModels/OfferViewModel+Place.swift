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
        return Pinning(start: place.location, radiusKm: 3)
    }

    /// Notes where the pin is. Nothing is chosen by that.
    func movePin(to place: Coordinate) {
        pinning?.pin = place
    }

    /// Moves the map, and the pin with it, to a place that was found by name.
    func movePin(toSurroundingsOf place: Place) {
        search?.clear()
        pinning = Pinning(start: place.location, radiusKm: 3)
    }

    /// Offers from the place below the pin.
    func offerFromPin() {
        guard let pinning else { return }
        choose(.here(pinning.pin))
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
        invalids.removeAll { $0 == .pin }
        fitAddress()
        search?.clear()
        forgetError(of: .place)
    }
}
