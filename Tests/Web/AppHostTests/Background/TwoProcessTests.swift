import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataWebServer
import Testing

@testable import StrataWebPush

/// Tests of two host processes on one data folder, one of them with a push service that counts.
@Suite(.timeLimit(.minutes(10))) struct TwoProcessTests {
  private func address(_ endpoint: String) throws -> PushAddress {
    PushAddress(
      endpoint: endpoint, key: URLSafe.text(try #require(KeyPair.make()).publicBytes),
      secret: URLSafe.text([UInt8](repeating: 7, count: 16)))
  }

  /// Makes a device with a push address and a notice that is due now.
  private func tell(_ name: String, at origin: String, in database: Database) throws {
    let schedule = database.schedule(of: DeviceID(rawValue: name))
    PushAddress.keep(try address("\(origin)/\(name)"), in: schedule)
    let notice = Notice(id: "alert", title: name, body: "storm")
    #expect(schedule.put(try #require(notice.entry(at: Date()))))
  }

  @Test func `two processes that start at once on an empty data folder share keys and database`()
    async throws
  {
    let folder = try TemporaryFolder()
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = folder.url
    let apps = try await withThrowingTaskGroup(of: ServedApp.self) { [configuration] group in
      for _ in 0..<2 { group.addTask { try await ServedApp.start(configuration) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let page = try await RawHTTPClient(apps[0].url).get("/")
    let other = try await RawHTTPClient(apps[1].url).get("/", headers: ["Cookie": page.cookies])
    #expect(other.status == 200)
    #expect(other.headers["Set-Cookie"] == nil, "it is the same device there")
    for app in apps {
      #expect(try await RawHTTPClient(app.url).get("/healthz").text.contains(#""status":"ok""#))
      #expect(try await app.stop() == .exited(0))
      #expect(app.errors == "")
    }
  }

  @Test(.thorough) func `two processes on one database send each notification once`() async throws {
    let folder = try TemporaryFolder()
    let posted = Recorded<String>()
    let service = WebServer(WebServer.Configuration()) { request in
      posted.record(request.path)
      return HTTPResponse(status: 201)
    }
    let origin = "http://127.0.0.1:\(try service.start())"
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = folder.url
    configuration.environment = ["STRATA_PUSH_SERVICES": origin]
    let apps = [
      try await ServedApp.start(configuration), try await ServedApp.start(configuration),
    ]
    let database = try Database(file: folder.file("data.sqlite"))
    for number in 0..<60 { try tell("phone-\(number)", at: origin, in: database) }
    await posted.wait(for: 60)
    // Two more rounds, in which a process that had sent twice would be found.
    for number in 0..<2 {
      try tell("late-\(number)", at: origin, in: database)
      await posted.wait(for: 61 + number)
    }
    for app in apps { #expect(try await app.stop() == .exited(0)) }
    #expect(posted.all.count == 62)
    #expect(Set(posted.all).count == 62)
    BadDay("starting-together").record(
      done: ["notifications that were due": 62],
      seen: ["notifications that were sent again": posted.all.count - Set(posted.all).count],
      lost: ["notifications that were not sent": 62 - Set(posted.all).count])
    await database.close()
    await service.stop(within: .seconds(1))
  }
}
