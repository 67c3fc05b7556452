import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

public struct URLSessionNetworkService: NetworkService {
    private let session: URLSession

    public init(session: URLSession) { self.session = session }

    public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
        guard let url = endpoint.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.setValue(endpoint.contentType, forHTTPHeaderField: "Content-Type")
        let (data, response) = try await session.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw HTTPError(status: status) }
        return try JSONDecoder().decode(Response.self, from: data)
    }
}
