import Foundation

/// The kinds of errors that screens distinguish.
enum ErrorKind: Equatable {
    /// The request got no answer.
    case offline
    /// The requested item does not exist.
    case notFound
    /// The service could not answer. Errors that say nothing else are of this kind.
    case service
    /// The answer cannot be read.
    case unreadable

    init(_ error: any Error) {
        self =
            switch error {
            case let error as any HasErrorKind: error.kind
            case let error as URLError where Self.unreachable.contains(error.code): .offline
            default: .service
            }
    }

    /// A sentence for the user: the kind of the error, and what to do about it.
    var label: LocalizedStringResource {
        switch self {
        case .offline: .commonOfflineMessage
        case .notFound: .commonNotFoundMessage
        case .service: .commonServiceMessage
        case .unreadable: .commonUnreadableMessage
        }
    }

    /// The codes of requests that got no answer.
    private static let unreachable: Set<URLError.Code> = [
        .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
    ]
}

/// An error that says its kind.
protocol HasErrorKind: Error {
    var kind: ErrorKind { get }
}
