import Foundation
import FoundationNetworking
import StrataKitTesting
import Synchronization
import Testing

@testable import StrataFoundationAdditions

/// The clocks and the reports of the waiting tasks of tests, by their ports.
private final class Watched: Sendable {
  static let all = Mutex<[Int: Watched]>([:])
  let clock = ManualClock()
  let refused = Gate()
  let rested = Gate()
  /// Whether an attempt was left at the last time the app suspended the task.
  let keepsAttempt = Mutex<Bool?>(nil)
}

/// A waiting protocol whose pauses end when the test says so.
private final class WatchedProtocol: WaitingProtocol {
  override var clock: any Clock<Duration> { watched?.clock ?? ManualClock() }

  override func willWait(after error: URLError) { watched?.refused.open() }

  override func willRest() {
    watched?.keepsAttempt.withLock { $0 = isAttempting }
    watched?.rested.open()
  }

  private var watched: Watched? { Watched.all.withLock { $0[request.url?.port ?? 0] } }
}

/// Tests of tasks that wait for a connection.
@Suite(.timeLimit(.minutes(1))) struct ConnectivityTests {
  private let server: LateServer
  private let watched: Watched
  private let configuration = URLSessionConfiguration.ephemeral

  init() throws {
    let (late, seen) = (try LateServer(), Watched())
    (server, watched) = (late, seen)
    Watched.all.withLock { $0[late.port] = seen }
    configuration.waitsForConnectivity = true
    configuration.protocolClasses = configuration.protocolClasses?
      .map { (type: AnyClass) -> AnyClass in
        type is WaitingProtocol.Type ? WatchedProtocol.self : type
      }
  }

  private var session: URLSession { URLSession(configuration: configuration) }

  /// Opens the port after the first attempt was refused.
  private func openLate() async {
    await watched.refused.wait()
    // The pause follows the report.
    await watched.clock.waitForSleepers()
    server.open()
    watched.clock.advance(by: .seconds(1))
  }

  @Test func `setting waitsForConnectivity puts a protocol before Foundation's and removes it`() {
    let configuration = URLSessionConfiguration.default
    let classes = configuration.protocolClasses ?? []
    #expect(!configuration.waitsForConnectivity)
    configuration.waitsForConnectivity = true
    configuration.waitsForConnectivity = true
    #expect(configuration.waitsForConnectivity)
    #expect(configuration.protocolClasses?.first == WaitingProtocol.self)
    #expect(configuration.protocolClasses?.count == classes.count + 1)
    configuration.waitsForConnectivity = false
    #expect(configuration.protocolClasses?.count == classes.count)
    configuration.protocolClasses = [EchoProtocol.self] + classes
    configuration.waitsForConnectivity = true
    #expect(configuration.protocolClasses?.first == EchoProtocol.self)
    #expect(configuration.protocolClasses?[1] == WaitingProtocol.self)
  }

  @Test func `a task with waitsForConnectivity succeeds once the refused port is open`()
    async throws
  {
    async let answer = session.data(from: server.url)
    await openLate()
    let (data, response) = try await answer
    #expect(String(decoding: data, as: UTF8.self) == "is ")
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
  }

  @Test func `the data of a request's body is sent again by a later attempt`() async throws {
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    request.httpBody = Data("hello".utf8)
    async let answer = session.data(for: request)
    await openLate()
    #expect(String(decoding: try await answer.0, as: UTF8.self) == "is hello")
  }

  @Test func `a download waits for a connection too`() async throws {
    async let answer = session.download(from: server.url)
    await openLate()
    let file = try await answer.0
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "is ")
  }

  @Test func `a download task waits for a connection, and its handler receives a file`()
    async throws
  {
    let answer = Recorded<String?>()
    let task = session.downloadTask(with: server.url) { file, _, _ in
      answer.record(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
    }
    task.resume()
    await openLate()
    await answer.wait(for: 1)
    #expect(answer.all == ["is "])
  }

  /// Starts a task whose answer is recorded.
  private func start(_ answer: Recorded<String?>) -> URLSessionDataTask {
    let task = session.dataTask(with: server.url) { data, _, _ in
      answer.record(data.map { String(decoding: $0, as: UTF8.self) })
    }
    task.resume()
    return task
  }

  @Test func `the time for which the app suspends a waiting task does not count`() async throws {
    configuration.timeoutIntervalForResource = 0.25
    let answer = Recorded<String?>()
    let task = start(answer)
    await watched.clock.waitForSleepers()
    task.suspend()
    await watched.rested.wait()
    watched.clock.advance(by: .seconds(10))
    task.resume()
    // It is refused once more.
    await watched.clock.waitForSleepers()
    server.open()
    watched.clock.advance(by: .seconds(1))
    await answer.wait(for: 1)
    #expect(answer.all == ["is "])
  }

  @Test func `a task that is suspended before its response starts over when it is resumed`()
    async throws
  {
    let (answer, met) = (Recorded<String?>(), Gate())
    server.open(afterIgnoring: 1) { met.open() }
    let task = start(answer)
    await met.wait()
    task.suspend()
    await watched.rested.wait()
    #expect(watched.keepsAttempt.withLock { $0 } == false)
    task.resume()
    await answer.wait(for: 1)
    #expect(answer.all == ["is "])
  }

  @Test func `without a connection a task times out after timeoutIntervalForResource`() async throws
  {
    configuration.timeoutIntervalForResource = 0.25
    let session = session
    let task = Task { try await session.data(from: server.url) }
    // The pauses are 100, 150 and 0 ms.
    for time in [100, 150] {
      await watched.clock.waitForSleepers()
      watched.clock.advance(by: .milliseconds(time))
    }
    let error = await #expect(throws: URLError.self) { try await task.value }
    #expect(error?.code == .timedOut)
  }

  @Test func `a task that waits for a connection can be cancelled`() async throws {
    let session = session
    let task = Task { try await session.data(from: server.url) }
    await watched.clock.waitForSleepers()
    task.cancel()
    let error = await #expect(throws: URLError.self) { try await task.value }
    #expect(error?.code == .cancelled)
  }

  @Test func `a request whose body is a stream is not repeated`() async throws {
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    request.httpBodyStream = InputStream(data: Data("hello".utf8))
    let (sent, session) = (request, session)
    let error = await #expect(throws: URLError.self) { try await session.data(for: sent) }
    #expect(error?.code == .cannotConnectToHost)
  }

  @Test func `without waitsForConnectivity a refused task fails at once`() async throws {
    let session = URLSession(configuration: .ephemeral)
    let error = await #expect(throws: URLError.self) { try await session.data(from: server.url) }
    #expect(error?.code == .cannotConnectToHost)
  }

  @Test func `the pauses between attempts double up to fifteen seconds and end at the limit`() {
    let clock = ManualClock()
    var patience = Patience(limit: .seconds(60), elapsed: clock.stopwatch())
    var pauses: [Duration] = []
    while let pause = patience.next() {
      pauses.append(pause)
      clock.advance(by: pause)
    }
    #expect(pauses.prefix(3) == [.milliseconds(100), .milliseconds(200), .milliseconds(400)])
    #expect(pauses.reduce(.zero, +) == .seconds(60))
    #expect(pauses.max() == .seconds(15))
  }

  @Test func `a break does not count, and one that is begun twice counts once`() {
    let clock = ManualClock()
    var patience = Patience(limit: .seconds(1), elapsed: clock.stopwatch())
    patience.beginBreak()
    clock.advance(by: .seconds(10))
    patience.beginBreak()
    clock.advance(by: .seconds(10))
    patience.endBreak()
    patience.endBreak()
    #expect(patience.next() == .milliseconds(100))
    clock.advance(by: .seconds(1))
    #expect(patience.next() == nil)
  }
}
