import Foundation

/// An HTTP client.
public protocol NetworkService: Sendable {
    /// - Throws: `URLError`, `DecodingError`, ``HTTPError``.
    func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response
}

/// The error for a status other than 2xx.
public struct HTTPError: Error, Equatable {
    public let status: Int

    public init(status: Int) { self.status = status }
}
