import Foundation
import Testing

@testable import MultiverseNetworkLayer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("URLSessionNetworkService • Responses")
struct URLSessionNetworkServiceTests {
    /// Responds to each request with the status in its path, without a network; a change must have its body.
    private final class Service: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            let isComplete = request.httpMethod == "GET" || request.sentBody == Data("new".utf8)
            guard
                let url = request.url, let status = isComplete ? Int(url.lastPathComponent) : 400,
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
        var method = HTTPMethod.get
        var body: Data?
        let parameters: [String: String] = [:]
        let contentType = "application/json"
        var path: String { "/\(status)" }
    }

    private func asking<Result>(_ ask: (URLSessionNetworkService) async throws -> Result) async throws -> Result {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Service.self]
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        return try await ask(URLSessionNetworkService(session: session))
    }

    private func words(_ status: Int) async throws -> [String] {
        try await asking { try await $0.request(Route(status: status)) }
    }

    private func change(_ status: Int, body: String) async throws {
        try await asking { try await $0.send(Route(status: status, method: .put, body: Data(body.utf8))) }
    }

    @Test("A successful response is decoded", arguments: [200, 201, 299])
    func testSuccess(status: Int) async throws {
        #expect(try await words(status) == ["word"])
    }

    @Test("A status other than 2xx is an error", arguments: [300, 404, 500])
    func testFailure(status: Int) async {
        await #expect(throws: HTTPError(status: status)) { try await words(status) }
    }

    @Test("A change is sent with its method and its body")
    func testChange() async throws {
        try await change(204, body: "new")
        await #expect(throws: HTTPError(status: 400)) { try await change(204, body: "old") }
        await #expect(throws: HTTPError(status: 500)) { try await change(500, body: "new") }
    }
}

extension URLRequest {
    /// The body, which Apple's URLSession gives to a protocol as a stream.
    fileprivate var sentBody: Data? {
        guard let stream = httpBodyStream else { return httpBody }
        stream.open()
        defer { stream.close() }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = stream.read(&bytes, maxLength: bytes.count)
        return Data(bytes.prefix(max(0, count)))
    }
}
