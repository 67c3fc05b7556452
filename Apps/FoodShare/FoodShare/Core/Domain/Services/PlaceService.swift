/// The place around which this device looks, and how another one is found.
protocol PlaceService: LocationService {
    /// Returns the place that was chosen last; `nil` on the first launch.
    func chosenPlace() async throws -> Place?
    func choose(_ place: Place) async throws
    /// Finds places of a name, the likeliest first. Their positions are rounded to about a kilometre.
    func places(named name: String) async throws -> [Place]
    /// Finds the same places with exact positions, for what is to be collected there.
    func exactPlaces(named name: String) async throws -> [Place]
    /// Finds out where the device is, to about a kilometre. Asks for permission.
    ///
    /// - Throws: ``AppError/locationDenied``.
    func devicePlace() async throws -> Place
    /// Finds out where the device is, as exactly as it says, for what is to be collected there. Asks for permission.
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
