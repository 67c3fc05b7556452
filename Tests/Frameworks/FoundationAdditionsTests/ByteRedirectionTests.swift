import Foundation
import FoundationNetworking
import StrataKitTesting
import Testing

@testable import StrataFoundationAdditions

/// A delegate that answers a redirection only when the test calls the completion handler.
private final class LaterDelegate: NSObject, URLSessionTaskDelegate, Sendable {
  let asked = Recorded<@Sendable (URLRequest?) -> Void>()

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    asked.record(completionHandler)
  }
}

/// Tests of redirections of a request whose bytes are read while they arrive. The session ends the
/// process if one is answered after its task was cancelled.
@Suite(.timeLimit(.minutes(5))) struct ByteRedirectionTests {
  private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// Reports a redirection to `echo://there/`, as the session does, and records what it is answered.
  private func redirect(_ receiver: ByteReceiver) throws -> Recorded<URL?> {
    let (from, target) = (try Self.url("echo://here/"), try Self.url("echo://there/"))
    let response = try #require(
      HTTPURLResponse(url: from, statusCode: 302, httpVersion: "HTTP/1.1", headerFields: nil))
    let answers = Recorded<URL?>()
    let session = EchoProtocol.session
    receiver.urlSession(
      session, task: session.dataTask(with: from), willPerformHTTPRedirection: response,
      newRequest: URLRequest(url: target)
    ) { answers.record($0?.url) }
    return answers
  }

  /// Begins to read a response that never arrives, cancels the task, and waits until it has ended.
  private func cancelReading(by receiver: ByteReceiver) async throws {
    let request = URLRequest(url: try Self.url("echo://waits/"))
    let reading = Task {
      _ = try await receiver.bytes(for: request, configuration: EchoProtocol.session.configuration)
    }
    reading.cancel()
    await #expect(throws: URLError.self) { try await reading.value }
  }

  @Test func `an HTTP redirection is followed if there is no delegate`() async throws {
    let answers = try redirect(ByteReceiver(asking: nil))
    await answers.wait(for: 1)
    #expect(answers.all == [try Self.url("echo://there/")])
  }

  @Test func `an HTTP redirection is not followed after the task was cancelled`() async throws {
    let receiver = ByteReceiver(asking: nil)
    try await cancelReading(by: receiver)
    #expect(try redirect(receiver).all.isEmpty)
  }

  @Test
  func `a delegate can call the redirection's completion handler after its method has returned`()
    async throws
  {
    let delegate = LaterDelegate()
    let answers = try redirect(ByteReceiver(asking: delegate))
    let other = URLRequest(url: try Self.url("echo://elsewhere/"))
    let answer = try #require(delegate.asked.all.first)
    answer(other)
    await answers.wait(for: 1)
    #expect(answers.all == [other.url])
  }

  @Test func `a delegate's answer to a redirection is ignored after the task was cancelled`()
    async throws
  {
    let delegate = LaterDelegate()
    let receiver = ByteReceiver(asking: delegate)
    let answers = try redirect(receiver)
    try await cancelReading(by: receiver)
    let answer = try #require(delegate.asked.all.first)
    answer(nil)
    #expect(answers.all.isEmpty)
  }
}
