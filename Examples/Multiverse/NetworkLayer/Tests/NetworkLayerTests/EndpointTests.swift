import Foundation
import Testing

@testable import MultiverseNetworkLayer

@Suite("Endpoint • URLs")
struct EndpointTests {
    private struct Route: Endpoint {
        var baseURL = "https://api.example.com"
        var path = "/words"
        var method = HTTPMethod.get
        var parameters: [String: String] = [:]
        var contentType = "application/json"
    }

    @Test("A route without parameters has a URL without a query")
    func testPlain() {
        #expect(Route().url?.absoluteString == "https://api.example.com/words")
    }

    @Test("The parameters of a URL are sorted by name")
    func testParameters() {
        let route = Route(parameters: ["page": "2", "a": "b c"])
        #expect(route.url?.absoluteString == "https://api.example.com/words?a=b%20c&page=2")
    }

    @Test("An invalid URL is an error")
    func testBadAddress() async {
        await #expect(throws: URLError(.badURL)) {
            let _: [String] = try await URLSessionNetworkService(session: .shared).request(Route(baseURL: "http://[::1"))
        }
    }
}
