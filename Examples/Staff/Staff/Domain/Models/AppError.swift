/// What can go wrong, as screens tell it apart.
enum AppError: Error, Equatable, Sendable {
    /// There is none of it.
    case notFound
    /// The service did not answer as it should.
    case service
    /// What it answered cannot be read.
    case unreadable(field: String)
    case offline
}
