import Foundation

/// What can go wrong, as screens tell it apart.
enum AppError: Error, Equatable, Sendable {
    /// The service did not answer as it should.
    case service
    /// What it answered cannot be read.
    case unreadable(field: String)
    case offline
    /// Nothing more can be kept where it is to be kept.
    case noRoom
    /// Nobody has said where to look yet.
    case noPlace
    /// The device does not say where it is, or may not.
    case locationDenied
    /// Nobody offers it any more.
    case gone
    /// Somebody else was faster, or it is not this person's to decide.
    case taken

    /// The file is no photo, or none of a kind that can be read.
    case photoUnreadable
    case photoTooLarge
    /// The service does not take this device for who it was any more; whoever offers or asks next is somebody new.
    case signedOut

    /// Returns what a person is to be told of an error; `nil` where the work was only cancelled, which is no failure.
    static func told(_ error: any Error) -> AppError? {
        guard !Task.isCancelled, !(error is CancellationError), (error as? URLError)?.code != .cancelled else { return nil }
        return from(error)
    }

    /// Turns any error into one of these. An ``AppError`` stays as it is.
    static func from(_ error: any Error) -> AppError {
        switch error {
        case let error as AppError: error
        case CocoaError.fileWriteOutOfSpace: .noRoom
        case let error as URLError where unreachable.contains(error.code): .offline
        default: .service
        }
    }

    private static let unreachable: Set<URLError.Code> = [
        .notConnectedToInternet, .networkConnectionLost, .cannotConnectToHost, .cannotFindHost, .timedOut,
    ]
}
