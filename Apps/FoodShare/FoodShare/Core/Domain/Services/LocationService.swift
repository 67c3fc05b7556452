protocol LocationService: Sendable {
    /// - Throws: ``AppError/noPlace``, where nobody has said yet where to look.
    func currentLocation() async throws -> Coordinate
}
