protocol LocationService: Sendable {
    /// Returns the position of the chosen place.
    ///
    /// - Throws: ``AppError/noPlace`` if no place has been chosen yet.
    func currentLocation() async throws -> Coordinate
}
