import Foundation
import FoundationNetworking
import StrataFoundationAdditions
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct OrderedURLCacheTests {
  private let cache = OrderedURLCache(memoryCapacity: 1024, diskCapacity: 0, diskPath: nil)

  /// Calls the cache as a session does, and returns the answers that came before it returned.
  private func answers(for address: String) throws -> [Data?] {
    let url = try #require(URL(string: address))
    var answers: [Data?] = []
    cache.getCachedResponse(for: URLSession.shared.dataTask(with: url)) {
      answers.append($0?.data)
    }
    return answers
  }

  @Test func `getCachedResponse calls its handler with nil before it returns if nothing is cached`()
    throws
  {
    #expect(try answers(for: "http://127.0.0.1:1/unknown") == [nil])
  }

  @Test func `getCachedResponse calls its handler with the cached response before it returns`()
    throws
  {
    let url = try #require(URL(string: "http://127.0.0.1:1/known"))
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
    let stored = CachedURLResponse(
      response: response, data: Data("known".utf8), storagePolicy: .allowedInMemoryOnly)
    cache.storeCachedResponse(stored, for: URLRequest(url: url))
    #expect(try answers(for: "http://127.0.0.1:1/known") == [Data("known".utf8)])
  }

  // Foundation's caches end the process after some hundred tasks.
  @Test func `cancelling failing tasks of the shared URLSession does not crash the process`()
    async
  {
    await #expect(processExitsWith: .success) { try cancelTasks(of: .shared) }
  }

  @Test func `cancelling failing tasks of an ephemeral URLSession does not crash the process`()
    async
  {
    await #expect(processExitsWith: .success) {
      try cancelTasks(of: URLSession(configuration: .ephemeral))
    }
  }

  @Test func `cancelling tasks of a URLSession with a custom cache does not crash the process`()
    async
  {
    await #expect(processExitsWith: .success) {
      let configuration = URLSessionConfiguration.default
      configuration.urlCache = URLCache(memoryCapacity: 1024, diskCapacity: 0, diskPath: nil)
      try cancelTasks(of: URLSession(configuration: configuration))
    }
  }

  @Test
  func `a URLCache that Foundation creates calls the handler before getCachedResponse returns`()
    async
  {
    await #expect(processExitsWith: .success) {
      OrderedURLCache.orderAll()
      OrderedURLCache.orderAll()
      let url = try #require(URL(string: "http://127.0.0.1:1/known"))
      let cache = try #require(URLSessionConfiguration.ephemeral.urlCache)
      let isPlain = type(of: cache) == URLCache.self
      #expect(isPlain, "the ephemeral configuration has another cache")
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
      let stored = CachedURLResponse(
        response: response, data: Data("known".utf8), storagePolicy: .allowedInMemoryOnly)
      let answers = Answers()
      let task = URLSession.shared.dataTask(with: url)
      cache.getCachedResponse(for: task) { answers.add($0?.data) }
      cache.storeCachedResponse(stored, for: URLRequest(url: url))
      cache.getCachedResponse(for: task) { answers.add($0?.data) }
      #expect(answers.all == [nil, Data("known".utf8)])
    }
  }
}

/// Starts many requests that fail, one after another, and cancels each of them meanwhile.
private func cancelTasks(of makeSession: @autoclosure () -> URLSession) throws {
  OrderedURLCache.orderAll()
  let session = makeSession()
  let cancelling = DispatchQueue(label: "cancelling")
  let url = try #require(URL(string: "http://127.0.0.1:1/"))
  for _ in 0..<4000 {
    let hasEnded = DispatchSemaphore(value: 0)
    let task = session.dataTask(with: url) { _, _, _ in hasEnded.signal() }
    task.resume()
    cancelling.async { task.cancel() }
    hasEnded.wait()
  }
}

/// Records the answers of a cache.
private final class Answers: Sendable {
  private let state = Mutex<[Data?]>([])

  var all: [Data?] { state.withLock { $0 } }

  func add(_ data: Data?) { state.withLock { $0.append(data) } }
}
