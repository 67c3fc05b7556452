import Foundation

public enum HTTPMethod: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

/// A route of a service.
public protocol Endpoint: Sendable {
    var baseURL: String { get }
    var path: String { get }
    var method: HTTPMethod { get }
    var parameters: [String: String] { get }
    var contentType: String { get }
    /// The data that is sent; `nil` for a request without any.
    var body: Data? { get }
}

extension Endpoint {
    public var body: Data? { nil }

    /// The URL with the parameters sorted by name; `nil` if they do not form a valid one.
    public var url: URL? {
        var components = URLComponents(string: baseURL + path)
        let items = parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        if !items.isEmpty { components?.queryItems = items }
        return components?.url
    }
}
