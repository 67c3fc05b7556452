import Glibc
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataWorkers

/// Tests of the connections of a front that does not run, with workers that the test plays.
@Suite struct FrontTests {
  private static let request = "GET /a HTTP/1.1\r\nHost: app.example\r\n\r\n"

  /// A front with two workers, of which the first has ended without the front's knowledge.
  private final class Scene {
    let front: Front
    /// The second worker's end of its channel.
    let worker: Channel

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - journal: The front's journal.
    ///   - admits: Whether another new device may come.
    init(journal: WebServer.Journal? = nil, admits: Bool = true) throws {
      var configuration = Front.Configuration(
        host: "127.0.0.1", port: 0, workers: 2, arguments: ["true"], environment: [:], endBell: -1)
      configuration.serves = { $0.headers["Host"] == "app.example" }
      configuration.fields = { request in
        var fields = HTTPHeaders()
        fields["Only"] = request.headers["X-Forwarded-Proto"]
        return fields
      }
      configuration.journal = journal
      configuration.visitor = { _, forwardedFor in forwardedFor.first ?? "nobody" }
      configuration.admits = { visitor in admits || visitor != "10.0.0.1" }
      configuration.identify = { $0.first }
      let front = try Front(configuration, program: "/bin/true")
      front.fleet = .serving(2)
      let process = try #require(WorkerProcess.start("/bin/true", ["true"], [:]))
      front.processes[1] = process
      // Its end of the channel is closed when the program has ended.
      #expect(process.channel.receive(in: front.buffer, waits: true) == .end)
      let (channel, worker) = try #require(Channel.pair())
      front.processes[2] = WorkerProcess(channel: channel, pid: .max)
      (self.front, self.worker) = (front, worker)
    }

    // An ended child that nobody reaps hides the ends of later ones from the library of tests, whose
    // tests in separate processes then wait for it, and keep a processor busy.
    deinit {
      for process in front.processes.values where process.pid != .max { _ = process.reap() }
    }

    /// Lets a visitor connect and send a request. Returns the visitor's end of the connection.
    func visit(_ request: String) throws -> Int32 {
      var ends: [Int32] = [-1, -1]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      let caller = Caller(ends[0], since: .zero)
      front.callers.append(caller)
      #expect(write(ends[1], request, request.utf8.count) == request.utf8.count)
      front.advance(caller, Int32(POLLIN))
      return ends[1]
    }

    /// Returns the descriptor of the connection that the second worker gets; `nil` if it gets none.
    func handed() -> Int32? {
      while case .message(_, let descriptor) = worker.receive(in: front.buffer, waits: false) {
        if descriptor >= 0 { return descriptor }
      }
      return nil
    }
  }

  /// Returns what has arrived at an end of a connection.
  private func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test(arguments: ["GET", "POST"])
  func `a request is passed to another worker if its worker has just ended`(
    method: String
  ) throws {
    let scene = try Scene()
    let request = Self.request.replacing("GET", with: method)
    let visitor = try scene.visit(request)
    defer { close(visitor) }
    #expect(read(visitor) == "", "no answer yet")
    #expect(scene.front.callers.count == 1)
    #expect(scene.front.fleet.workers[1] == nil && scene.front.fleet.lost == 1)
    scene.front.retryWaiting()
    let connection = try #require(scene.handed())
    defer { close(connection) }
    #expect(read(connection) == request, "nobody has read it before")
    #expect(scene.front.callers.isEmpty)
  }

  @Test(arguments: [
    "Host: app.example\r\nHost: evil.example", "Host: app.example\r\nX : y",
    "Host: app.example\r\n folded\r\nAccept: a", "Host: app.example\r\nno colon\r\nAccept: a",
    "Host: app.example\r\nContent-Length: 1\r\nContent-Length: 2",
    "Host: app.example\r\nTransfer-Encoding: chunked",
  ])
  func `a head for the front's own answers that is not plain is passed to a worker`(
    fields: String
  ) throws {
    let scene = try Scene()
    let request = "GET /healthz HTTP/1.1\r\n\(fields)\r\n\r\n"
    let visitor = try scene.visit(request)
    defer { close(visitor) }
    // The first worker has ended.
    scene.front.retryWaiting()
    let connection = try #require(scene.handed())
    defer { close(connection) }
    #expect(read(connection) == request, "nobody has read it before")
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: app.example\r\nUser: a\r\n\r\n", "400 Bad Request"),
    ("BREW / HTTP/1.1\r\nHost: app.example\r\n\r\n", "501 Not Implemented"),
    ("GET /%zz HTTP/1.1\r\nHost: app.example\r\n\r\n", "400 Bad Request"),
    ("GET /?a=%0aCookie:b HTTP/1.1\r\nHost: app.example\r\n\r\n", "400 Bad Request"),
    ("\u{16}\u{3}\u{1}", "400 Bad Request"),
  ])
  func `a head that a worker's library would not pass on is answered by the front`(
    head: String, status: String
  ) throws {
    let scene = try Scene()
    let visitor = try scene.visit(head)
    defer { close(visitor) }
    let answer = read(visitor)
    #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
    #expect(answer.contains("\r\nconnection: close\r\n"))
    #expect(scene.handed() == nil && scene.front.callers.isEmpty)
  }

  @Test func `a connection whose head has not arrived within 20 seconds is closed`() throws {
    let scene = try Scene()
    let visitor = try scene.visit("GET / HTTP/1.1\r\nHost: app.ex")
    defer { close(visitor) }
    scene.front.dropLate(at: .milliseconds(19_999))
    #expect(scene.front.callers.count == 1)
    scene.front.dropLate(at: .seconds(20))
    #expect(scene.front.callers.isEmpty)
    var byte: UInt8 = 0
    let count = recv(visitor, &byte, 1, Int32(MSG_DONTWAIT))
    #expect(count == 0 || errno == ECONNRESET, "the connection has ended")
  }

  @Test(arguments: ["/", "/healthz", "/metrics"])
  func `a request for a host name that is not served gets 421 before a worker is chosen`(
    path: String
  ) throws {
    let scene = try Scene()
    let visitor = try scene.visit("GET \(path) HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    defer { close(visitor) }
    #expect(read(visitor).hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
    #expect(scene.handed() == nil)
  }

  @Test func `the front limits new visitors by address also for workers that devices share`() throws
  {
    let scene = try Scene(admits: false)
    let from = "Host: app.example\r\nX-Forwarded-For: 10.0.0.1\r\n"
    let refused = try scene.visit("GET / HTTP/1.1\r\n\(from)\r\n")
    defer { close(refused) }
    #expect(read(refused).hasPrefix("HTTP/1.1 429 Too Many Requests\r\n"))
    for head in [
      "GET / HTTP/1.1\r\n\(from)Cookie: known\r\n\r\n", "GET /~/a.js HTTP/1.1\r\n\(from)\r\n",
      Self.request,
    ] {
      let admitted = try scene.visit(head)
      defer { close(admitted) }
      #expect(!read(admitted).contains("429"))
    }
  }

  @Test(arguments: ["/healthz", "/readyz"])
  func `the front's own responses have the headers that belong to http or https`(path: String)
    throws
  {
    let scene = try Scene()
    let secure = "GET \(path) HTTP/1.1\r\nHost: app.example\r\nX-Forwarded-Proto: https\r\n\r\n"
    for (request, isThere) in [(secure, true), (Self.request.replacing("/a", with: path), false)] {
      let visitor = try scene.visit(request)
      defer { close(visitor) }
      let answer = read(visitor)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("\r\nonly: https\r\n") == isThere)
    }
  }

  /// Returns what a front answers to a path, with workers in a condition.
  private func answer(to path: String, _ condition: WorkerCondition) throws -> String {
    let scene = try Scene()
    // Long before the front has started: their first half minute is over.
    for id in [WorkerID(rawValue: 1), 2] { scene.front.fleet.workers[id]?.age(by: .seconds(60)) }
    for id in [WorkerID(rawValue: 1), 2] { scene.front.fleet.answered(id, condition) }
    let visitor = try scene.visit("GET \(path) HTTP/1.1\r\nHost: app.example\r\n\r\n")
    defer { close(visitor) }
    return read(visitor)
  }

  @Test(arguments: [
    (WorkerCondition(sessions: 2), #"{"status":"ok","sessions":4,"workers":2}"#, "200"),
    (.init(lag: 5_900), #"{"status":"busy","sessions":0,"workers":2,"lag":5}"#, "503"),
    (
      .init(isStoreFailing: true),
      #"{"status":"failing","sessions":0,"workers":2,"store":"failing"}"#, "200"
    ),
    (.init(isDiskLow: true), #"{"status":"failing","sessions":0,"workers":2,"disk":"low"}"#, "200"),
  ]) func `the front's answers about health and readiness follow the condition of its workers`(
    condition: WorkerCondition, health: String, readiness: String
  ) throws {
    #expect(try answer(to: "/healthz", condition).hasSuffix("\r\n\r\n\(health)\n"))
    #expect(try answer(to: "/readyz", condition).hasPrefix("HTTP/1.1 \(readiness) "))
  }

  @Test func `the front logs the requests that it answers itself, and not those that it passes on`()
    throws
  {
    let answered = Recorded<AnsweredRequest>()
    let journal = WebServer.Journal(
      id: { "ID of \($0.headers["X-Request-ID"] ?? "none")" },
      answered: { answered.record($0) })
    let scene = try Scene(journal: journal)
    let known = "Host: app.example\r\nX-Request-ID: one\r\nX-Request-ID: two\r\n\r\n"
    for (request, id) in [
      ("GET /healthz?q=london HTTP/1.1\r\n" + known, "one"),
      ("HEAD /readyz HTTP/1.1\r\n" + known, "one"),
      ("GET /a HTTP/1.1\r\nHost: evil.example\r\n\r\n", "none"),
    ] {
      let visitor = try scene.visit(request)
      defer { close(visitor) }
      #expect(read(visitor).contains("\r\nx-request-id: ID of \(id)\r\n"))
    }
    let handed = try scene.visit(Self.request)
    defer { close(handed) }
    #expect(answered.all.map(\.status) == [200, 200, 421])
    #expect(answered.all.map(\.request.path) == ["/healthz", "/readyz", "/a"])
    #expect(answered.all.map { $0.bytes > 0 } == [true, false, true])
    #expect(answered.all.map(\.id) == ["ID of one", "ID of one", "ID of none"])
  }

  /// Returns the messages that have arrived at a worker's end.
  private func messages(at worker: Channel, _ front: Front) -> [FrontMessage] {
    var all: [FrontMessage] = []
    while case .message(let text, _) = worker.receive(in: front.buffer, waits: false) {
      if let message = FrontMessage(text) { all.append(message) }
    }
    return all
  }

  @Test func `what one worker has changed is told to each other worker, and not to itself`() throws
  {
    let scene = try Scene()
    let (front, second) = (scene.front, scene.worker)
    let (channel, third) = try #require(Channel.pair())
    front.processes[3] = WorkerProcess(channel: channel, pid: .max)
    #expect(second.send(WorkerMessage.changed("a b").text, waits: true) == .done)
    front.receiveAll()
    #expect(messages(at: third, front) == [.changed("a b")])
    #expect(!messages(at: second, front).contains(.changed("a b")))
  }

  @Test
  func `a worker without room for a change is told before a ping that anything may have changed`()
    throws
  {
    let scene = try Scene()
    let (front, second) = (scene.front, scene.worker)
    let (channel, third) = try #require(Channel.pair())
    front.processes[3] = WorkerProcess(channel: channel, pid: .max)
    while front.uninformed.isEmpty {
      #expect(second.send(WorkerMessage.changed("a").text, waits: true) == .done)
      front.receiveAll()
    }
    #expect(messages(at: third, front).allSatisfy { $0 == .changed("a") })
    front.perform([.send(3, .ping)])
    #expect(messages(at: third, front) == [.changed(""), .ping])
    front.perform([.send(3, .ping)])
    #expect(messages(at: third, front) == [.ping])
  }
}
