import Foundation
import StrataFoundationAdditions
import Testing

/// A protocol as an app declares it, to replace the session in its tests.
private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

@Suite(.timeLimit(.minutes(1))) struct SessionProtocolTests {
  @Test func `URLSession can conform to an app's protocol for loading and be used through it`()
    async throws
  {
    let session: any Loading = URLSession.shared
    let url = try #require(URL(string: "nowhere://host/"))
    await #expect(throws: URLError.self) { try await session.data(for: URLRequest(url: url)) }
    await #expect(throws: URLError.self) { try await session.data(from: url) }
    await #expect(throws: URLError.self) { try await session.download(from: url) }
  }
}
