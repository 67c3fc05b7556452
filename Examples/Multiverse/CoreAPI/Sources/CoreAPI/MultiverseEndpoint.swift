import Foundation
import MultiverseNetworkLayer

/// The routes of the service.
public enum MultiverseEndpoint: Endpoint {
    case characters(page: Int)

    /// The environment variable `API_BASE_URL` replaces it.
    public var baseURL: String {
        ProcessInfo.processInfo.environment["API_BASE_URL"] ?? "https://api.example.com"
    }

    public var path: String {
        switch self {
        case .characters: "/characters"
        }
    }

    public var method: HTTPMethod {
        switch self {
        case .characters: .get
        }
    }

    public var parameters: [String: String] {
        switch self {
        case .characters(let page): ["page": String(page)]
        }
    }

    public var contentType: String { "application/json" }

    public var body: Data? {
        switch self {
        case .characters: nil
        }
    }
}
