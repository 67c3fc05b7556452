protocol LocationService: Sendable {
    /// - Throws: ``AppError/noPlace`` if no place has been chosen yet.
    func currentLocation() async throws -> Coordinate
}
