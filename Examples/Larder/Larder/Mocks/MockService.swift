#if DEBUG
import Foundation

/// A service in memory: it begins with the recorded responses, and keeps what is saved and deleted.
actor MockService: NetworkSession {
    private struct KeptValue {
        let id: String
        let body: Data
    }

    private let recorded = MockNetworkSession()
    private var lists: [String: [KeptValue]] = [:]

    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        guard let url = request.url else { throw URLError(.badURL) }
        guard UUID(uuidString: url.lastPathComponent) != nil else {
            let bodies = try await keptValues(at: url).map { String(decoding: $0.body, as: UTF8.self) }
            return (Data("[\(bodies.joined(separator: ","))]".utf8), try Self.response(200, url))
        }
        return try await answer(to: request, for: url.lastPathComponent.lowercased(), at: url)
    }

    private func answer(to request: URLRequest, for id: String, at url: URL) async throws -> (Data, URLResponse) {
        let list = url.deletingLastPathComponent()
        var values = try await keptValues(at: list)
        let index = values.firstIndex { $0.id == id }
        switch request.httpMethod {
        case "PUT":
            let value = KeptValue(id: id, body: request.httpBody ?? Data())
            if let index { values[index] = value } else { values.append(value) }
        case "DELETE":
            values.removeAll { $0.id == id }
        default:
            guard let index else { return (Data(), try Self.response(404, url)) }
            return (values[index].body, try Self.response(200, url))
        }
        lists[list.lastPathComponent] = values
        return (Data(), try Self.response(204, url))
    }

    private func keptValues(at url: URL) async throws -> [KeptValue] {
        if let kept = lists[url.lastPathComponent] { return kept }
        let (data, _) = try await recorded.data(for: URLRequest(url: url))
        let answer = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
        let values = try answer.map { one in
            KeptValue(id: (one["id"] as? String ?? "").lowercased(), body: try JSONSerialization.data(withJSONObject: one))
        }
        lists[url.lastPathComponent] = values
        return values
    }

    private static func response(_ status: Int, _ url: URL) throws -> URLResponse {
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            throw URLError(.badServerResponse)
        }
        return response
    }
}
#endif
