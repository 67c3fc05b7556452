import Combine
import Foundation
import Testing

/// A URL scheme whose requests this process answers: with the request's path, or a failure.
private final class EchoProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    if url.host() == "fails" {
      return client.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [EchoProtocol.self]
    return URLSession(configuration: configuration)
  }
}

struct DataTaskPublisherTests {
  private func words(of address: String) async throws -> String? {
    let url = try #require(URL(string: address))
    let values = EchoProtocol.session.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }.values
    for try await words in values { return words }
    return nil
  }

  @Test func `a data task publisher publishes the data of the response`() async throws {
    #expect(try await words(of: "echo://here/word") == "word")
  }

  @Test func `a data task publisher fails with the error of the request`() async throws {
    await #expect(throws: URLError.self) { try await words(of: "echo://fails/") }
  }
}
