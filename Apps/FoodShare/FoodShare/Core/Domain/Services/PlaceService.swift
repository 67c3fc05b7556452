/// The place around which this device looks, and how another one is found.
protocol PlaceService: LocationService {
    /// The place that was chosen last; none on the first launch.
    func chosenPlace() async throws -> Place?
    func choose(_ place: Place) async throws
    /// Places of a name, the likeliest first.
    func places(named name: String) async throws -> [Place]
    /// Where the device is, roughly. Asks for permission.
    ///
    /// - Throws: ``AppError/locationDenied``.
    func devicePlace() async throws -> Place
    /// Where the device is, as exactly as it says, for what is to be collected there. Asks for permission.
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
