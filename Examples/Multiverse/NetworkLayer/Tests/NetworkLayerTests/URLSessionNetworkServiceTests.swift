import Foundation
import Testing

@testable import MultiverseNetworkLayer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("URLSessionNetworkService • Responses")
struct URLSessionNetworkServiceTests {
    /// Responds to each request with the status in its path, without a network.
    private final class Service: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard
                let url = request.url, let status = Int(url.lastPathComponent),
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(#"["word"]"#.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    private struct Route: Endpoint {
        var status: Int
        let baseURL = "https://api.example.com"
        let method = HTTPMethod.get
        let parameters: [String: String] = [:]
        let contentType = "application/json"
        var path: String { "/\(status)" }
    }

    private func words(_ status: Int) async throws -> [String] {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Service.self]
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        return try await URLSessionNetworkService(session: session).request(Route(status: status))
    }

    @Test("A successful response is decoded", arguments: [200, 201, 299])
    func testSuccess(status: Int) async throws {
        #expect(try await words(status) == ["word"])
    }

    @Test("A status other than 2xx is an error", arguments: [300, 404, 500])
    func testFailure(status: Int) async {
        await #expect(throws: HTTPError(status: status)) { try await words(status) }
    }
}
