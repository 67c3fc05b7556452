/// The chosen place as the device's record stores it.
struct PlaceFileDTO: Codable, Sendable {
    var version = 1
    let name: String
    let region: String
    let latitude: Double
    let longitude: Double

    init(_ place: Place) {
        name = place.name
        region = place.region
        latitude = place.location.latitude
        longitude = place.location.longitude
    }

    /// Converts the record to a place.
    ///
    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> Place {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        let location = Coordinate(latitude: latitude, longitude: longitude)
        guard location.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        return Place(name: name, region: region, location: location)
    }
}
