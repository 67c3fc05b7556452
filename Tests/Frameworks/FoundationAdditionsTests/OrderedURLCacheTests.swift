import Foundation
import FoundationNetworking
import StrataFoundationAdditions
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

  @Test func `a task without a cached response is answered before the call returns`() throws {
    #expect(try answers(for: "http://127.0.0.1:1/unknown") == [nil])
  }

  @Test func `a task with a cached response is answered before the call returns`() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/known"))
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
    let stored = CachedURLResponse(
      response: response, data: Data("known".utf8), storagePolicy: .allowedInMemoryOnly)
    cache.storeCachedResponse(stored, for: URLRequest(url: url))
    #expect(try answers(for: "http://127.0.0.1:1/known") == [Data("known".utf8)])
  }

  /// Foundation's default cache ends the process after some hundred tasks.
  @Test func `tasks that are cancelled while they fail do not end the process`() async {
    await #expect(processExitsWith: .success) {
      OrderedURLCache.becomeShared()
      let cancelling = DispatchQueue(label: "cancelling")
      let url = try #require(URL(string: "http://127.0.0.1:1/"))
      for _ in 0..<4000 {
        let hasEnded = DispatchSemaphore(value: 0)
        let task = URLSession.shared.dataTask(with: url) { _, _, _ in hasEnded.signal() }
        task.resume()
        cancelling.async { task.cancel() }
        hasEnded.wait()
      }
    }
  }
}
