import Foundation

/// The errors that screens distinguish.
public enum CharacterError: Error, Equatable, Sendable {
    case network
    case decoding
    case server(status: Int)
    case unknown(message: String)

    /// The message for the person.
    public var message: String {
        switch self {
        case .network: "There is no connection."
        case .decoding: "The answer could not be read."
        case .server(let status): "The service answered with \(status)."
        case .unknown(let message): message
        }
    }
}
