import Foundation
import MultiverseNetworkLayer

/// Responds with the files in `Responses`: `/characters?page=1` is `characters-1.json`.
public struct RecordedNetworkService: NetworkService {
    public init() {}

    /// - Throws: ``HTTPError`` with 404 if no response was recorded.
    public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
        let parts = [endpoint.path.replacing("/", with: "")] + endpoint.parameters.values.sorted()
        let name = parts.joined(separator: "-")
        guard let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Responses") else {
            throw HTTPError(status: 404)
        }
        return try JSONDecoder().decode(Response.self, from: Data(contentsOf: file))
    }
}
