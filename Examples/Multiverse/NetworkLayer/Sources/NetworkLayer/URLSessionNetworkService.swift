import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

public struct URLSessionNetworkService: NetworkService {
    private let session: URLSession

    public init(session: URLSession) { self.session = session }

    public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
        try JSONDecoder().decode(Response.self, from: await answer(to: endpoint))
    }

    public func send(_ endpoint: Endpoint) async throws { _ = try await answer(to: endpoint) }

    private func answer(to endpoint: Endpoint) async throws -> Data {
        guard let url = endpoint.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.setValue(endpoint.contentType, forHTTPHeaderField: "Content-Type")
        request.httpBody = endpoint.body
        let (data, response) = try await session.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw HTTPError(status: status) }
        return data
    }
}
