import Foundation

/// A client of HTTP.
public protocol NetworkService: Sendable {
    /// - Throws: `URLError`, `DecodingError`, ``HTTPError``.
    func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response
}

/// An answer that is no success.
public struct HTTPError: Error, Equatable {
    public let status: Int

    public init(status: Int) { self.status = status }
}
