import Foundation

/// What can go wrong, as screens tell it apart.
enum AppError: Error, Equatable, Sendable {
    /// The service did not answer as it should.
    case service
    /// What it answered cannot be read.
    case unreadable(field: String)
    case offline

    /// Any error as one of these; errors that are one already stay as they are.
    static func from(_ error: any Error) -> AppError {
        switch error {
        case let error as AppError: error
        case let error as URLError where error.code == .notConnectedToInternet: .offline
        default: .service
        }
    }
}
