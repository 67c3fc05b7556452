import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the counts of calls beside the services' limits, and of the last errors.
struct ServiceLogTests {
  private let watch = Watch()

  private func log(_ limits: ServiceLog.Limits = ServiceLog.openMeteo) -> ServiceLog {
    ServiceLog(id: "a", name: "A", limits: limits, now: { [watch] in watch.now })
  }

  @Test func `calls are counted by minute, hour and day, beside the published limits`() async {
    let log = log()
    await log.count(2.3)
    watch.advance(60)
    await log.count()
    let calls = await log.status().calls
    #expect(calls.map(\.period) == [.minute, .hour, .day])
    #expect(calls.map(\.count) == [1, 3.3, 3.3])
    #expect(calls.map(\.limit) == [600, 5000, 10_000])
  }

  @Test func `a period that has passed has no calls, although nothing was called since`() async {
    let log = log(ServiceLog.openWeatherMap)
    await log.count()
    watch.advance(86_400)
    let calls = await log.status().calls
    #expect(calls.map(\.period) == [.minute, .day, .month])
    #expect(calls.map(\.count) == [0, 0, 1])
  }

  @Test func `a service without a published limit has today's calls alone`() async {
    let calls = await log([:]).status().calls
    #expect(calls == [CallCount(period: .day, count: 0, limit: nil)])
  }

  @Test func `the last error is kept with its time, and an unknown place is none`() async {
    let log = log()
    await log.note(.offline)
    let time = watch.now
    watch.advance(30)
    // It contains what a visitor has searched for.
    await log.note(.noSuchPlace("Atlantis"))
    await log.note(.cancelled)
    #expect(await log.status().fault == ServiceFault(.offline, at: time))
    await log.note(.providerDown(status: 503))
    #expect(await log.status().fault == ServiceFault(.providerDown(status: 503), at: watch.now))
  }

  @Test(arguments: [
    ("latitude=1&longitude=1&current=a,b&hourly=c", 1.0),
    ("latitude=1&longitude=1&hourly=a,b,c,d,e,f,g,h,i,j,k,l&daily=m,n", 1.4),
    ("latitude=1,2,3&longitude=1,2,3&hourly=a,b,c,d,e&forecast_days=3", 3),
    ("latitude=1&longitude=1&hourly=a,b,c,d,e,f,g,h,i,j,k,l,m,n&forecast_days=16", 1.6),
    ("latitude=1&longitude=1&hourly=a,b,c,d,e,f&models=x,y", 1.2), ("name=Paris", 1),
  ])
  func `a request weighs as many calls as Open-Meteo counts for it`(
    query: String, weight: Double
  ) throws {
    let url = try #require(URL(string: "http://weather.test/v1/forecast?\(query)"))
    #expect(abs(NetworkRequest(url: url).openMeteoWeight - weight) < 0.000_1)
  }

  @Test func `the requests for a place and its further data are counted together`() async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-models") }
    _ = try await bench.sources.more.models(at: .london)
    let service = try #require(await bench.sources.logs.first?.status())
    #expect(service.id == "openmeteo" && service.fault == nil)
    #expect(service.calls.first { $0.period == .day }?.count == 1)
    // A private server has other limits than the public one.
    #expect(service.calls.allSatisfy { $0.limit == nil })
  }

  @Test func `an error of further data is the last error of the service`() async throws {
    let bench = try OpenMeteoBench { _ in NetworkResponse(status: 503, body: Data()) }
    _ = try? await bench.sources.more.air(at: .london)
    let fault = await bench.sources.logs.first?.status().fault
    #expect(fault?.error == .providerDown(status: 503))
  }

  @Test func `the grid point of an answer is reported and kept with the stored copy`() throws {
    let report = try JSONDecoder().decode(
      OpenMeteoForecastDTO.self, from: fixture("open-meteo-spring")
    ).toDomain(place: .london, provider: .openMeteo, fetchedAt: WeatherReport.fixtureTime)
    let point = try #require(report.gridPoint)
    #expect(point.coordinate == (try Coordinate(latitude: 52.52, longitude: 13.42)))
    #expect(point.height == Distance(metres: 38))
    let row = try JSONEncoder().encode(WeatherFileDTO(report))
    let stored = try JSONDecoder().decode(WeatherFileDTO.self, from: row)
    #expect(try stored.toDomain(origin: .stored).gridPoint == point)
  }

  @Test(arguments: [(Double?.none, Double?(1)), (91, 1), (1, nil), (1, 200)])
  func `an impossible grid point is none, and never an error`(north: Double?, east: Double?) {
    #expect(GridPoint(latitude: north, longitude: east, height: 1) == nil)
  }

  @Test func `an implausible height of a grid point is unknown`() {
    #expect(GridPoint(latitude: 1, longitude: 1, height: 1e308)?.height == nil)
    #expect(GridPoint(latitude: 1, longitude: 1, height: 1e308) != nil)
  }
}
