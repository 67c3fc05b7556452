import Glibc
import StrataCThreadRank
import Testing

@testable import StrataWebServer

struct RequestExecutorTests {
  @Test func `a handler runs on a thread of low rank`() async throws {
    try await withServer(respond: { _ in .text("\(getpriority(Int32(PRIO_PROCESS.rawValue), 0))") })
    { _, port in
      let answer = try await talking(to: port) { try $0.get("/") }
      #expect(answer.text == "10")
    }
  }

  @Test func `jobs run in the order of their arrival on as many threads as allowed`() async {
    let (starts, started) = AsyncStream<Void>.makeStream()
    let (order, ran) = AsyncStream<Int>.makeStream()
    let executor = RequestExecutor(threads: 1) { run in
      started.yield()
      return ServiceThread.start(run)
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask(executorPreference: executor) { _ = ran.yield(number) }
      }
    }
    started.finish()
    ran.finish()
    #expect(await order.reduce(into: []) { $0.append($1) } == Array(0..<20))
    #expect(await starts.reduce(0) { count, _ in count + 1 } == 1)
  }

  @Test func `without a thread to spare, Swift's pool runs the jobs`() async {
    let executor = RequestExecutor(threads: 2) { _ in false }
    let value = await Task(executorPreference: executor) { 7 }.value
    #expect(value == 7)
  }

  /// Linux lists the length of a thread's turns in nanoseconds since version 6.12.
  @Test func `a thread's turns become shorter, but not those of threads that it starts`() async {
    let lengths = await withCheckedContinuation { continuation in
      let hasStarted = ServiceThread.start {
        let isPermitted = strata_thread_shorten_turns()
        let own = Self.turn()
        let hasChild = ServiceThread.start {
          continuation.resume(returning: (isPermitted, own, Self.turn()))
        }
        if !hasChild { continuation.resume(returning: (false, own, nil)) }
      }
      if !hasStarted { continuation.resume(returning: (false, nil, nil)) }
    }
    #expect(lengths.0)
    if let own = lengths.1, let other = lengths.2 { #expect(own == 100_000 && other > own) }
  }

  /// Returns the length of the calling thread's turns; `nil` if the system does not list it.
  private static func turn() -> Int? {
    guard let file = fopen("/proc/thread-self/sched", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let words = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
      )
      .split { $0 == " " || $0 == ":" || $0 == "\n" }
      if words.count == 2, words[0] == "se.slice" { return Int(words[1]) }
    }
    return nil
  }
}
