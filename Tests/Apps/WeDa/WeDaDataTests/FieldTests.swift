import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the forecasts of a grid's points, from bytes to cells, and of the bound on their number.
struct FieldTests {
  private let watch = Watch()

  private func tiles(_ count: Int, from first: Int = 0) throws -> [MapTile] {
    try (first..<first + count).map { try MapTile(zoom: 10, x: $0, y: 300) }
  }

  private func repository(
    bound: Int = OpenMeteoFieldRepository.pointsAnHour, _ session: StubSession
  ) throws -> OpenMeteoFieldRepository {
    OpenMeteoFieldRepository(
      client: URLSessionAPIClient(session: session, retry: .never, connectionsPerHost: 64),
      configuration: try .testing(), bound: bound, now: { [watch] in watch.now })
  }

  /// Answers with one hour for each requested point.
  @Sendable private static func hours(_ request: NetworkRequest) throws -> NetworkResponse {
    let count = request.parameter("latitude")?.split(separator: ",").count ?? 0
    let point = #"{"hourly":{"time":["2026-03-12T09:00"],"temperature_2m":[4]}}"#
    let body = "[\(Array(repeating: point, count: count).joined(separator: ","))]"
    return NetworkResponse(status: 200, body: Data(body.utf8))
  }

  @Test func `one request asks for all points and all layers of a view`() async throws {
    let session = StubSession { _ in try answer("open-meteo-field") }
    let report = await (try repository(session)).field(of: try tiles(2))
    let request = try #require(session.asked.all.first)
    #expect(session.asked.all.count == 1)
    #expect(request.parameter("longitude") == "-179.8242,-179.4727")
    #expect(
      request.parameter("hourly")
        == "temperature_2m,precipitation,cloud_cover,wind_speed_10m,wind_direction_10m")
    #expect(request.parameter("timezone") == "GMT" && request.parameter("forecast_days") == "3")
    #expect(report.cells.map(\.tile) == (try tiles(2)) && report.problem == nil)
    let hours = report.cells[0].hours
    #expect(hours.map(\.temperature?.celsius) == [8.1, 8.4, 9, 9.7])
    // The amount of an hour is reported at its end.
    #expect(hours.map(\.precipitation?.millimetres) == [0.4, 1.2, 0, nil])
    #expect(hours.map(\.cloudiness) == [0.75, 1, 1, 0.4])
    #expect(hours[0].wind == Wind(speed: Speed(metresPerSecond: 4.2), direction: 225, gust: nil))
    #expect(report.cells[1].hours[0].temperature?.celsius == 25.1)
    #expect(report.cells[0].start == (try Date("2026-03-12T00:00:00Z", strategy: .iso8601)))
  }

  @Test func `the answer for one point is an object`() async throws {
    let session = StubSession { _ in try answer("open-meteo-field-one") }
    let report = await (try repository(session)).field(of: try tiles(1))
    #expect(report.cells.count == 1 && report.problem == nil)
  }

  @Test func `missing and implausible values and unreadable points leave the others as they are`()
    async throws
  {
    let session = StubSession { _ in try answer("open-meteo-field-holes") }
    let report = await (try repository(session)).field(of: try tiles(5))
    #expect(report.cells.map(\.tile) == (try tiles(2)))
    #expect(report.cells[0].hours.allSatisfy { $0.isKnown(.temperature) && $0.isKnown(.wind) })
    let hours = report.cells[1].hours
    #expect(hours.map(\.temperature?.celsius) == [nil, 25, nil, nil])
    #expect(hours.allSatisfy { !$0.isKnown(.clouds) && !$0.isKnown(.precipitation) })
    #expect(hours[0].wind?.direction == nil && hours[0].isKnown(.wind))
  }

  @Test func `a point is kept for an hour, and a moved view asks only for its new points`()
    async throws
  {
    let session = StubSession(Self.hours)
    let fields = try repository(session)
    for first in [0, 0, 2] { _ = await fields.field(of: try tiles(4, from: first)) }
    let asked = session.asked.all.map {
      $0.parameter("latitude")?.split(separator: ",").count ?? 0
    }
    #expect(asked == [4, 2])
    watch.advance(3600)
    _ = await fields.field(of: try tiles(4))
    #expect(session.asked.all.count == 3)
  }

  @Test func `visitors who look at the same area at the same time share one request`() async throws
  {
    let gate = Gate()
    let session = StubSession { request in
      await gate.wait()
      return try Self.hours(request)
    }
    let (fields, tiles) = (try repository(session), try tiles(3))
    async let one = fields.field(of: tiles)
    async let other = fields.field(of: tiles)
    await session.asked.wait(for: 1)
    gate.open()
    let counts = await [one.cells.count, other.cells.count]
    #expect(counts == [3, 3])
    #expect(session.asked.all.count == 1)
  }

  @Test func `after 429 the known points remain, with the reason, and nothing is requested`()
    async throws
  {
    let state = Switch("good")
    let session = StubSession { request in
      guard state.value == "good" else {
        let reason = "Minutely API request limit exceeded. Please try again in one minute."
        return NetworkResponse(
          status: 429, body: Data("{\"error\":true,\"reason\":\"\(reason)\"}".utf8))
      }
      return try Self.hours(request)
    }
    let fields = try repository(session)
    _ = await fields.field(of: try tiles(2))
    state.value = "refused"
    let report = await fields.field(of: try tiles(4))
    #expect(report.cells.map(\.tile) == (try tiles(2)))
    guard case .quota(until: .some) = report.problem else {
      Issue.record("\(String(describing: report.problem))")
      return
    }
    let count = session.asked.all.count
    _ = await fields.field(of: try tiles(4))
    #expect(session.asked.all.count == count)
    state.value = "good"
    watch.advance(60)
    #expect(await fields.field(of: try tiles(4)).problem == nil)
  }

  @Test func `old points are used for six hours if the service fails`() async throws {
    let state = Switch("good")
    let session = StubSession { request in
      if state.value != "good" { return NetworkResponse(status: 503, body: Data()) }
      return try Self.hours(request)
    }
    let fields = try repository(session)
    _ = await fields.field(of: try tiles(2))
    state.value = "down"
    watch.advance(5 * 3600)
    let old = await fields.field(of: try tiles(2))
    #expect(old.cells.count == 2 && old.problem == .providerDown(status: 503))
    watch.advance(3600)
    #expect(await fields.field(of: try tiles(2)).cells.isEmpty)
  }

  @Test func `the points of an hour are bounded, and the report says when further ones follow`()
    async throws
  {
    let session = StubSession(Self.hours)
    let fields = try repository(bound: 5, session)
    let start = watch.now
    _ = await fields.field(of: try tiles(3))
    watch.advance(600)
    let report = await fields.field(of: try tiles(6))
    #expect(report.cells.count == 5)
    #expect(report.pausedUntil == start.addingTimeInterval(3600))
    let none = await fields.field(of: try tiles(2, from: 50))
    #expect(none.cells.isEmpty && none.pausedUntil != nil && none.problem == nil)
    #expect(session.asked.all.count == 2)
    watch.advance(3000)
    #expect(await fields.field(of: try tiles(2, from: 50)).cells.count == 2)
  }

  @Test func `a pause of the service does not use up the points of the hour`() async throws {
    let session = StubSession { _ in NetworkResponse(status: 429, body: Data()) }
    let fields = try repository(bound: 4, session)
    for _ in 0..<3 {
      #expect(await fields.field(of: try tiles(4)).pausedUntil == nil)
      await Task.yield()
    }
    #expect(session.asked.all.count == 1)
  }

  @Test func `another number of points than requested is unreadable`() async throws {
    let session = StubSession { _ in try answer("open-meteo-field") }
    let report = await (try repository(session)).field(of: try tiles(3))
    #expect(report.problem == .unreadableAnswer(field: "body") && report.cells.isEmpty)
  }

  @Test func `a refusal with a reason is an error of the report`() async throws {
    let session = StubSession { _ in
      NetworkResponse(status: 200, body: Data(#"{"error":true,"reason":"No"}"#.utf8))
    }
    let report = await (try repository(session)).field(of: try tiles(1))
    #expect(report.problem == .unknown(reason: "No"))
  }

  @Test func `a provider without fields has no layers`() async throws {
    let bench = try Bench(goodAnswers)
    #expect(await bench.sources.fields.layers().isEmpty)
    #expect(await bench.sources.fields.field(of: try tiles(1)).cells.isEmpty)
    let openMeteo = try OpenMeteoBench { _ in try answer("open-meteo-field") }
    #expect(await openMeteo.sources.fields.layers() == FieldLayer.allCases)
  }

  @Test func `the points of a view weigh one call each in the record of calls`() async throws {
    let bench = try OpenMeteoBench(Self.hours)
    _ = await bench.sources.fields.field(of: try tiles(48))
    let day = await bench.sources.logs.first?.status().calls.first { $0.period == .day }
    #expect(day?.count == 48)
    #expect(bench.session.asked.all.count == 1)
  }
}
