import Foundation
import MultiverseNetworkLayer

/// The service's routes.
public enum MultiverseEndpoint: Endpoint {
    case characters(page: Int)

    /// `API_BASE_URL` in the environment names another service.
    public var baseURL: String {
        ProcessInfo.processInfo.environment["API_BASE_URL"] ?? "https://api.example.com"
    }

    public var path: String {
        switch self {
        case .characters: "/characters"
        }
    }

    public var method: HTTPMethod { .get }

    public var parameters: [String: String] {
        switch self {
        case .characters(let page): ["page": String(page)]
        }
    }

    public var contentType: String { "application/json" }
}
