import Foundation
import FoundationNetworking
import StrataKitTesting
import Synchronization
import Testing

@testable import StrataFoundationAdditions

/// A delegate that records what a session tells it about downloads.
private final class DownloadDelegate: NSObject, URLSessionDownloadDelegate {
  let heard = Recorded<String>()

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    heard.record((try? String(contentsOf: location, encoding: .utf8)) ?? "no file")
    try? FileManager.default.removeItem(at: location)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    heard.record((error as? URLError).map { "\($0.code.rawValue)" } ?? "done")
  }
}

/// Tests of download tasks whose bytes come from a `URLProtocol` of the app, or from an address with
/// the scheme `data`, for which Foundation has no file.
@Suite(.timeLimit(.minutes(1))) struct DownloadTaskTests {
  private let delegate = DownloadDelegate()
  private let session: URLSession

  init() {
    session = URLSession(
      configuration: EchoProtocol.session.configuration, delegate: delegate, delegateQueue: nil)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `Foundation's download tasks are guarded`() {
    #expect(GuardedTask.guardAll())
  }

  @Test(arguments: [
    ("echo://here/one_two", "one\ntwo\n"), ("data:text/plain,hello", "hello"),
  ])
  func `a download task without a network hands a file to its session's delegate`(
    address: String, text: String
  ) async throws {
    let task = session.downloadTask(with: try url(address))
    task.resume()
    await delegate.heard.wait(for: 2)
    #expect(delegate.heard.all == [text, "done"])
    #expect(task.response?.mimeType == "text/plain")
  }

  @Test func `a download task without a network hands a file to its completion handler`()
    async throws
  {
    let heard = Recorded<String?>()
    let task = session.downloadTask(with: URLRequest(url: try url("echo://here/one"))) {
      file, _, _ in
      heard.record(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
    }
    task.resume()
    await heard.wait(for: 1)
    #expect(heard.all == ["one\n"])
  }

  @Test func `a failing download task without a network reports its error`() async throws {
    session.downloadTask(with: try url("echo://fails/")).resume()
    await delegate.heard.wait(for: 1)
    #expect(delegate.heard.all == ["\(URLError.Code.cannotConnectToHost.rawValue)"])
  }

  @Test func `a download task without a network can be cancelled`() async throws {
    let task = session.downloadTask(with: try url("echo://waits/"))
    task.resume()
    task.cancel()
    await delegate.heard.wait(for: 1)
    #expect(delegate.heard.all == ["\(URLError.Code.cancelled.rawValue)"])
  }

  @Test(arguments: ["echo://here/one", "data:text/plain,one%0A"])
  func `an asynchronous download with a delegate returns a file`(address: String) async throws {
    let url = try url(address)
    let none: (any URLSessionTaskDelegate)? = nil
    let some: (any URLSessionTaskDelegate)? = delegate
    let files = [
      try await session.download(from: url, delegate: delegate).0,
      try await session.download(for: URLRequest(url: url), delegate: delegate).0,
      try await session.download(from: url, delegate: none).0,
      try await session.download(from: url, delegate: some).0,
    ]
    for file in files {
      #expect(try String(contentsOf: file, encoding: .utf8) == "one\n")
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test func `a download over HTTP is Foundation's and hands over a file`() async throws {
    let server = try LateServer()
    server.open()
    session.downloadTask(with: server.url).resume()
    await delegate.heard.wait(for: 2)
    #expect(delegate.heard.all == ["is ", "done"])
  }
}
