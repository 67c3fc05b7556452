import Foundation
import StrataKitTesting
import Testing

@testable import StrataFoundationAdditions

/// A scheme whose answers this process gives: the bytes of the request's path, a failure, or
/// nothing, as the host says.
final class EchoProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url, url.host() != "waits" else { return }
    if url.host() == "fails" {
      return client.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    for word in url.lastPathComponent.split(separator: "_") {
      client.urlProtocol(self, didLoad: Data(word.utf8 + [10]))
    }
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [EchoProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// Tests of bytes that are read while they arrive.
struct ByteSequenceTests {
  @Test func `the lines of a response are read while they arrive`() async throws {
    let url = try #require(URL(string: "echo://here/one_two_three"))
    let (bytes, response) = try await EchoProtocol.session.bytes(from: url)
    #expect(response.mimeType == "text/plain")
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }

  @Test func `reading the bytes of a request that fails throws a URLError`() async throws {
    let url = try #require(URL(string: "echo://fails/"))
    await #expect(throws: URLError.self) { try await EchoProtocol.session.bytes(from: url) }
  }

  @Test func `every kind of line ending ends a line, and empty lines are left out`() async throws {
    let text = "one\ntwo\r\n\r\nthree\rfour\u{85}five\u{2028}six\u{2029}\u{0B}\u{0C}é"
    let folder = try TemporaryFolder()
    try folder.write("text", text)
    var lines: [String] = []
    for try await line in folder.file("text").lines { lines.append(line) }
    #expect(lines == ["one", "two", "three", "four", "five", "six", "é"])
  }

  @Test(arguments: ["Å", "©", "¨", "₩", "ꀅ", "䀨", "怩", "\u{2068}"])
  func `a letter that shares a byte with a line ending does not end a line`(
    letter: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "a\(letter)b\n\(letter)")
    var lines: [String] = []
    for try await line in folder.file("text").lines { lines.append(line) }
    #expect(lines == ["a\(letter)b", letter])
  }

  @Test func `a file handle's bytes are read from its current offset to the end of the file`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("file", (0..<40_000).map { UInt8(truncatingIfNeeded: $0) })
    let file = try FileHandle(forReadingFrom: folder.file("file"))
    try file.seek(toOffset: 2)
    var read: [UInt8] = []
    for try await byte in file.bytes { read.append(byte) }
    #expect(read.count == 39_998)
    #expect(read.prefix(2) == [2, 3])
  }

  @Test func `reading the bytes of a missing file throws an error`() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: CocoaError.self) {
      for try await _ in folder.file("absent").resourceBytes {}
    }
  }
}

/// Tests of the session's other additions.
struct URLSessionAdditionTests {
  @Test func `a response of a custom URLProtocol is downloaded into a file`() async throws {
    let url = try #require(URL(string: "echo://here/one_two"))
    let (file, response) = try await EchoProtocol.session.download(from: url)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(response.mimeType == "text/plain")
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\ntwo\n")
  }

  @Test func `URLSession's download to a file throws the error of a failed request`() async throws {
    let url = try #require(URL(string: "echo://fails/"))
    await #expect(throws: URLError.self) { try await EchoProtocol.session.download(from: url) }
  }

  @Test func `a URLSession that has started nothing has no tasks`() async {
    let session = URLSession(configuration: .ephemeral)
    #expect(await session.allTasks.isEmpty)
    #expect(await session.tasks.0.isEmpty)
  }

  @Test func `a URLCache can be created without a directory`() {
    let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
    #expect(cache.memoryCapacity == 1_000_000)
  }
}
