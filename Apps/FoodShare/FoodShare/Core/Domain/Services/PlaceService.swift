/// Stores the place around which this device searches, and finds other places.
protocol PlaceService: LocationService {
    /// Returns the place that was chosen last; `nil` on the first launch.
    func chosenPlace() async throws -> Place?
    func choose(_ place: Place) async throws
    /// Finds places by name, the likeliest first. Their positions are rounded to about a kilometre.
    func places(named name: String) async throws -> [Place]
    /// Finds places by name like ``places(named:)``, but with exact positions, for pickup places.
    func exactPlaces(named name: String) async throws -> [Place]
    /// Returns the device's place, rounded to about a kilometre. Asks for permission.
    ///
    /// - Throws: ``AppError/locationDenied``.
    func devicePlace() async throws -> Place
    /// Returns the device's position as precisely as it reports it, for a pickup place. Asks for permission.
    ///
    /// - Throws: ``AppError/locationDenied``.
    func exactLocation() async throws -> Coordinate
}

extension PlaceService {
    func currentLocation() async throws -> Coordinate {
        guard let place = try await chosenPlace() else { throw AppError.noPlace }
        return place.location
    }
}
