import Foundation

/// What can go wrong, as screens tell it apart.
public enum CharacterError: Error, Equatable, Sendable {
    case network
    case decoding
    case server(status: Int)
    case unknown(message: String)

    /// The error in words.
    public var message: String {
        switch self {
        case .network: "There is no connection."
        case .decoding: "The answer could not be read."
        case .server(let status): "The service answered with \(status)."
        case .unknown(let message): message
        }
    }
}
