import Foundation

/// An HTTP client.
public protocol NetworkService: Sendable {
    /// - Throws: `URLError`, `DecodingError`, ``HTTPError``.
    func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response
    /// Sends a change, whose answer has no content.
    ///
    /// - Throws: `URLError`, ``HTTPError``.
    func send(_ endpoint: Endpoint) async throws
}

/// The error for a status other than 2xx.
public struct HTTPError: Error, Equatable {
    public let status: Int

    public init(status: Int) { self.status = status }
}
