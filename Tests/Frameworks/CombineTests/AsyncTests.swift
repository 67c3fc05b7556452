import Combine
import Testing

/// Tests of a publisher's values as an asynchronous sequence.
@Suite struct AsyncTests {
  private let subject = PassthroughSubject<Int, Broken>()

  /// Waits for the next value in a task; returns the task once the value is requested.
  @MainActor private func waiting<P: Publisher>(
    for publisher: P
  ) async -> Task<P.Output?, any Error> where P.Output == Int, P.Failure == Broken {
    var task: Task<Int?, any Error>?
    await withCheckedContinuation { continuation in
      let values = publisher.handleEvents(receiveRequest: { _ in continuation.resume() }).values
      task = Task { @MainActor in
        var iterator = values.makeAsyncIterator()
        return try await iterator.next(isolation: MainActor.shared)
      }
    }
    return task ?? Task { nil }
  }

  @Test
  func `next of an asynchronous publisher returns one value at a time, and nil after the last`()
    async throws
  {
    var numbers = [1, 2].publisher.values.makeAsyncIterator()
    let taken = [await numbers.next(), await numbers.next(), await numbers.next()]
    #expect(taken == [1, 2, nil])
    var failing = [1].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
      .values.makeAsyncIterator()
    let first = try await failing.next()
    #expect(first == 1)
    do {
      let value = try await failing.next()
      Issue.record("a value came instead of the failure: \(String(describing: value))")
    } catch {
      #expect(error is Broken)
    }
    let last = try await failing.next()
    #expect(last == nil, "a failure is thrown once")
  }

  @MainActor @Test func `a task that awaits a publisher's next value receives it`() async throws {
    let task = await waiting(for: subject)
    subject.send(5)
    #expect(try await task.value == 5)
  }

  @MainActor @Test
  func `a task that awaits a publisher's next value is resumed when the publisher ends`()
    async throws
  {
    let finished = await waiting(for: subject)
    subject.send(completion: .finished)
    #expect(try await finished.value == nil)
    let other = PassthroughSubject<Int, Broken>()
    let failed = await waiting(for: other)
    other.send(completion: .failure(Broken()))
    await #expect(throws: Broken.self) { _ = try await failed.value }
  }

  @MainActor @Test
  func `cancelling a task that awaits a publisher's next value cancels the subscription`()
    async throws
  {
    let count = CancelCount()
    let task = await waiting(for: count.of(subject))
    task.cancel()
    #expect(try await task.value == nil)
    #expect(count.count == 1)
  }

  @Test func `releasing a publisher's asynchronous iterator cancels its subscription`() {
    let count = CancelCount()
    do { _ = count.of(subject).values.makeAsyncIterator() }
    #expect(count.count == 1)
  }
}
