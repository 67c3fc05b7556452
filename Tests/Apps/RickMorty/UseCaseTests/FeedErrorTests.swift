import Foundation
import StrataKitTesting
import Testing

@testable import UseCase

@Suite("FeedError mapping") struct FeedErrorTests {
  private struct Strange: LocalizedError { let errorDescription: String? = "the portal closed" }

  @Test(.mission("R-36", "R-73", "R-74", "R-75", "R-76", "R-77"))
  func `each kind of failure maps to its FeedError`() {
    #expect(FeedError(mapping: URLError(.notConnectedToInternet)) == .network)
    #expect(FeedError(mapping: URLError(.cancelled)) == .cancelled)
    #expect(FeedError(mapping: CancellationError()) == .cancelled)
    let context = DecodingError.Context(codingPath: [], debugDescription: "")
    #expect(FeedError(mapping: DecodingError.dataCorrupted(context)) == .decoding)
    let server = NSError(domain: "api", code: 1, userInfo: ["HTTPStatusCode": 503])
    #expect(FeedError(mapping: server) == .server(status: 503))
    #expect(FeedError(mapping: Strange()) == .unknown(message: "the portal closed"))
    #expect(FeedError(mapping: FeedError.decoding) == .decoding)
  }
}
