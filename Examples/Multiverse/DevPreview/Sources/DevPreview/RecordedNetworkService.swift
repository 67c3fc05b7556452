#if DEBUG
import Foundation
import MultiverseNetworkLayer

/// Responds with the files in `Responses`: `/characters?page=1` is `characters-1.json`. Keeps what is saved and deleted.
public actor RecordedNetworkService: NetworkService {
    private struct KeptValue {
        let page: String
        let id: String
        let body: Data
    }

    /// The values of each list that was changed or asked for one of them.
    private var lists: [String: [KeptValue]] = [:]

    public init() {}

    /// - Throws: ``HTTPError`` with 404 if no response was recorded.
    public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
        let (list, id) = Self.place(endpoint)
        guard let id else {
            let parts = [list] + endpoint.parameters.values.sorted()
            let recorded = try Self.recorded(parts.joined(separator: "-"))
            let answer = try changed(recorded, of: list, page: endpoint.parameters["page"])
            return try JSONDecoder().decode(Response.self, from: answer)
        }
        guard let one = try keptValues(list).first(where: { $0.id == id }) else { throw HTTPError(status: 404) }
        return try JSONDecoder().decode(Response.self, from: one.body)
    }

    /// - Throws: ``HTTPError`` with 404 if the route is not that of a single value.
    public func send(_ endpoint: Endpoint) async throws {
        guard case (let list, let id?) = Self.place(endpoint) else { throw HTTPError(status: 404) }
        var values = try keptValues(list)
        let index = values.firstIndex { $0.id == id }
        if endpoint.method == .delete {
            values.removeAll { $0.id == id }
        } else if let index {
            values[index] = KeptValue(page: values[index].page, id: id, body: endpoint.body ?? Data())
        } else {
            values.append(KeptValue(page: "1", id: id, body: endpoint.body ?? Data()))
        }
        lists[list] = values
    }

    /// Returns the recorded page of a list with the values that are kept.
    private func changed(_ recorded: Data, of list: String, page: String?) throws -> Data {
        guard let page, let kept = lists[list],
            var answer = try JSONSerialization.jsonObject(with: recorded) as? [String: Any]
        else { return recorded }
        answer["results"] = try kept.filter { $0.page == page }.map { try JSONSerialization.jsonObject(with: $0.body) }
        return try JSONSerialization.data(withJSONObject: answer)
    }

    private func keptValues(_ list: String) throws -> [KeptValue] {
        if let kept = lists[list] { return kept }
        var values: [KeptValue] = []
        var page = 1
        while let recorded = try? Self.recorded("\(list)-\(page)") {
            let answer = try JSONSerialization.jsonObject(with: recorded) as? [String: Any]
            for one in answer?["results"] as? [[String: Any]] ?? [] {
                let body = try JSONSerialization.data(withJSONObject: one)
                values.append(KeptValue(page: String(page), id: one["id"] as? String ?? "", body: body))
            }
            page += 1
        }
        lists[list] = values
        return values
    }

    /// Returns the list of a route, and the identifier at the end of its path, if there is one.
    private static func place(_ endpoint: Endpoint) -> (list: String, id: String?) {
        let parts = endpoint.path.split(separator: "/").map(String.init)
        guard parts.count > 1 else { return (parts.first ?? "", nil) }
        return (parts.dropLast().joined(), parts.last)
    }

    /// Reads a file next to this one, since SwiftPM would copy a resource into release builds, too.
    private static func recorded(_ name: String) throws -> Data {
        let file = URL(filePath: "Responses/\(name).json", relativeTo: URL(filePath: #filePath))
        guard let recorded = try? Data(contentsOf: file) else { throw HTTPError(status: 404) }
        return recorded
    }
}
#endif
