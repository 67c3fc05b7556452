import Foundation

/// The errors that screens distinguish.
enum AppError: Error, Equatable, Sendable {
    /// The service answered the request with an error.
    case service
    /// The service's answer cannot be read.
    case unreadable(field: String)
    case offline
    /// The storage for the app's data is full.
    case noRoom
    /// No place for the search has been chosen yet.
    case noPlace
    /// The device's position is unknown or the app may not read it.
    case locationDenied
    /// The listing does not exist any more.
    case gone
    /// Another person was faster, or this person is not allowed to do it.
    case taken
    /// The state has changed meanwhile, so that the requested action is no longer possible.
    case changed
    /// The person has done so much in a short time that other people would suffer; see
    /// ``AppLimit``.
    case limited(AppLimit)

    /// The file is not a photo in a format that can be read.
    case photoUnreadable
    case photoTooLarge
    /// The service ended this device's session. The next offer or request signs in as a new person.
    case signedOut

    /// Converts an error to the one to show to the user; `nil` if the work was only cancelled.
    static func told(_ error: any Error) -> AppError? {
        guard !Task.isCancelled, !(error is CancellationError), (error as? URLError)?.code != .cancelled else { return nil }
        return from(error)
    }

    /// Converts any error to an ``AppError``, and returns an ``AppError`` unchanged.
    static func from(_ error: any Error) -> AppError {
        switch error {
        case let error as AppError: error
        case CocoaError.fileWriteOutOfSpace: .noRoom
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
