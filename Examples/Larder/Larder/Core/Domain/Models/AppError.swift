import Foundation

/// The errors that screens distinguish.
enum AppError: Error, Equatable, Sendable {
    /// The service responded with an error status.
    case service
    /// The response cannot be decoded.
    case unreadable(field: String)
    case offline

    /// Converts any error to one of these; one of these is returned unchanged.
    static func from(_ error: any Error) -> AppError {
        switch error {
        case let error as AppError: error
        case let error as URLError where unreachable.contains(error.code): .offline
        default: .service
        }
    }

    /// The codes of requests that got no answer.
    private static let unreachable: Set<URLError.Code> = [
        .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
    ]
}
