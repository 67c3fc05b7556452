/// The errors that screens distinguish.
enum AppError: Error, Equatable, Sendable {
    /// The requested item does not exist.
    case notFound
    /// The service responded with an error status.
    case service
    /// The response cannot be decoded.
    case unreadable(field: String)
    case offline
}
