import Foundation

/// Stores the place around which this device searches, and finds other places.
protocol PlaceService: LocationService {
    /// Returns the place that was chosen last; `nil` on the first launch.
    func chosenPlace() async throws -> Place?
    func choose(_ place: Place) async throws
    /// Finds towns by a name that may be unfinished, the likeliest first, at most six: of namesakes those around the chosen
    /// place. Nothing is sent to a service.
    ///
    /// - Parameters:
    ///   - text: The beginning of a name in any language, and behind it the region or the country if the person likes. A
    ///     postcode beside the name is ignored.
    ///   - locale: The language of the countries' names.
    func towns(beginning text: String, in locale: Locale) async -> [Place]
    /// Finds places by name, the likeliest first: towns like ``towns(beginning:in:)``, or if there are none what else the
    /// device knows, such as streets. Their positions are exact.
    func places(named name: String, in locale: Locale) async throws -> [Place]
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
