import Foundation
import NetworkingKit
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of several processes on one database, such as workers, each with a memory of its own.
@Suite(.timeLimit(.minutes(10))) struct TwoWorkerTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Returns the repository of another process, which begins now.
  private func startedNow() throws -> DefaultWeatherRepository {
    let (watch, session) = (bench.watch, bench.session)
    let sources = WeatherSources(
      try .testing(), client: URLSessionAPIClient(session: session, retry: .never),
      now: { watch.now })
    let store = DocumentStore(try Database(file: bench.folder.file("data.sqlite")))
    return DefaultWeatherRepository(
      sources: sources,
      local: DocumentWeatherLocalDataSource(
        store: store, provider: sources.provider, now: { watch.now }))
  }

  /// Returns the number of requests that work causes.
  private func requests(_ work: () async throws -> Void) async throws -> Int {
    let before = bench.session.paths.count
    try await work()
    return bench.session.paths.count - before
  }

  @Test func `two workers request the weather of a place once in ten minutes`() async throws {
    let (one, other) = (bench.repository(), try startedNow())
    bench.watch.advance(60)
    #expect(try await requests { _ = try await one.fetchWeather(for: .london) } == 2)
    for second in [0, 299, 300] {
      bench.watch.advance(Double(second))
      let asked = try await requests {
        let report = try await other.fetchWeather(for: .london)
        #expect(report.origin == .memory && report.place == .london)
      }
      #expect(asked == 0)
    }
    bench.watch.advance(1)
    #expect(try await requests { _ = try await other.fetchWeather(for: .london) } == 2)
    #expect(try await requests { _ = try await one.fetchWeather(for: .london) } == 0)
  }

  @Test func `a refresh asks the provider, and so does a worker that has forgotten the place`()
    async throws
  {
    let (one, other) = (bench.repository(), try startedNow())
    _ = try await one.fetchWeather(for: .london)
    #expect(try await requests { _ = try await other.refreshWeather(for: .london) } == 2)
    try await other.deleteWeather(for: .london)
    #expect(try await requests { _ = try await other.fetchWeather(for: .london) } == 2)
    _ = try await one.fetchWeather(for: .tokyo)
    try await other.clearCache()
    #expect(try await requests { _ = try await other.fetchWeather(for: .tokyo) } == 2)
  }

  @Test func `a worker that starts later asks the provider, and so does one that keeps nothing`()
    async throws
  {
    _ = try await bench.repository().fetchWeather(for: .london)
    let secret = bench.repository(.keepingNothing)
    #expect(try await requests { _ = try await secret.fetchWeather(for: .london) } == 2)
    bench.watch.advance(1)
    let later = try startedNow()
    #expect(try await requests { _ = try await later.fetchWeather(for: .london) } == 2)
  }

  @Test func `a copy of another provider is no answer of this one`() async throws {
    for (provider, count) in [(WeatherProvider.openMeteo, 2), (.openWeatherMap, 0)] {
      let other = try startedNow()
      bench.watch.advance(60)
      let age = WeatherReport.fixtureTime.timeIntervalSince(bench.watch.now)
      try await bench.repository().saveWeather(
        .fixture(place: .london, age: age, provider: provider))
      #expect(try await requests { _ = try await other.fetchWeather(for: .london) } == count)
    }
  }
}
