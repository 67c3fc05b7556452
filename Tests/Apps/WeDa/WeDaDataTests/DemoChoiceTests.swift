import Foundation
import NetworkingKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests that demo data is shown only if a person chose it, never together with real weather, and
/// can be left.
struct DemoChoiceTests {
  /// Returns a device without a connection that is offered demo data.
  func device(_ bench: Bench) throws -> WeDaDataContainer {
    let offline = URLSessionAPIClient(
      session: StubSession { _ in throw URLError(.notConnectedToInternet) }, retry: .never)
    let real = WeatherSources(
      primary: .openMeteo(try .testing(), client: offline, now: { bench.watch.now }),
      now: { bench.watch.now })
    let url = try #require(URL(string: "http://demo.test"))
    let demo = WeatherSources(
      OpenWeatherMapConfiguration(baseURL: url, apiKey: "demo", provider: .demo),
      client: URLSessionAPIClient(session: bench.session, retry: .never),
      now: { bench.watch.now })
    return WeDaDataContainer(sources: real, demo: demo, store: bench.store)
  }

  @Test func `offline, demo data is offered but not used until the person chooses it`()
    async throws
  {
    let bench = try Bench()
    let data = try device(bench)
    let error = await failure { () throws(WeatherError) in
      try await data.weather.fetchWeather(for: .london)
    }
    #expect(error == .offline)
    #expect(bench.session.paths.isEmpty)
    let status = await data.provider.status()
    #expect(status.canShowDemo)
    #expect(!status.isDemoChosen && !status.provider.isDemo)
  }

  @Test func `demo data is no longer offered once real weather has arrived`() async throws {
    let bench = try Bench()
    let url = try #require(URL(string: "http://demo.test"))
    let configuration = OpenWeatherMapConfiguration(baseURL: url, apiKey: "demo", provider: .demo)
    let client = URLSessionAPIClient(session: bench.session, retry: .never)
    let demo = WeatherSources(configuration, client: client, now: { bench.watch.now })
    let data = WeDaDataContainer(sources: bench.sources, demo: demo, store: bench.store)
    #expect(await data.provider.status().canShowDemo)
    _ = try await data.weather.fetchWeather(for: .london)
    #expect(await !data.provider.status().canShowDemo)
  }

  @Test func `chosen demo data is marked as demo, and is no longer used after it is switched off`()
    async throws
  {
    let bench = try Bench()
    let data = try device(bench)
    try await data.demo.choose(true)
    let report = try await data.weather.fetchWeather(for: .london)
    #expect(report.isDemo)
    #expect(report.switchedFrom == nil)
    let status = await data.provider.status()
    #expect(status.isDemoChosen && status.provider.isDemo && !status.canShowDemo)
    try await data.demo.choose(false)
    let error = await failure { () throws(WeatherError) in
      try await data.weather.fetchWeather(for: .london)
    }
    // Stored demo data is not used as a fallback.
    #expect(error == .offline)
  }

  @Test func `the choice of demo data is stored for its device alone`() async throws {
    let (bench, other) = (try Bench(), try Bench())
    try await device(bench).demo.choose(true)
    #expect(await (try device(bench)).demo.isChosen())
    let another = try device(other)
    #expect(await !another.demo.isChosen())
  }

  @Test func `choosing demo data has no effect if no demo service is configured`() async throws {
    let bench = try Bench()
    let data = WeDaDataContainer(sources: bench.sources, store: bench.store)
    try await data.demo.choose(true)
    #expect(await !data.demo.isChosen())
    #expect(!data.demo.isOffered)
  }

  @Test func `if one window deletes the choice of demo data, other windows leave demo data, too`()
    async throws
  {
    let bench = try Bench()
    let (one, other) = (try device(bench), try device(bench))
    try await one.demo.choose(true)
    #expect(await other.demo.isChosen(), "the choice of the other window applies here")
    _ = try await one.weather.fetchWeather(for: .london)
    try await other.backups.forgetEverything()
    #expect(await !one.demo.isChosen())
    #expect(await !one.provider.status().provider.isDemo)
    let error = await failure { () throws(WeatherError) in
      try await one.weather.fetchWeather(for: .london)
    }
    #expect(error == .offline)
  }

  @Test func `each window observes the other's favourites, history, settings and choices`()
    async throws
  {
    let bench = try Bench()
    let mine = WeDaDataContainer(sources: bench.sources, store: bench.store)
    let again = DocumentStore(try Database(file: bench.folder.file("data.sqlite")))
    let other = WeDaDataContainer(sources: bench.sources, store: again)
    var heard = mine.kept.changes().makeAsyncIterator()
    try await mine.favorites.add(Favorite(place: .paris, addedAt: bench.watch.now))
    try await other.favorites.add(Favorite(place: .london, addedAt: bench.watch.now))
    #expect(await heard.next() == KeptChange([.favorites]))
    try await other.settings.save(WeatherSettings(units: .american))
    #expect(await heard.next() == KeptChange([.settings]))
    try await other.location.choices.save(.refused)
    #expect(await heard.next() == KeptChange([.location]))
    // A window also writes its list of places, which is not reported to others.
    _ = try await other.weather.fetchWeather(for: .london)
    try await other.history.clear()
    #expect(await heard.next() == KeptChange([.history]))
    try await other.backups.forgetEverything()
    #expect(await heard.next() == KeptChange(Set(KeptData.allCases), isDeletion: true))
  }

  @Test func `a window that is behind is told once of the settings that another has stored often`()
    async throws
  {
    let bench = try Bench()
    let mine = WeDaDataContainer(sources: bench.sources, store: bench.store)
    let again = DocumentStore(try Database(file: bench.folder.file("data.sqlite")))
    let other = WeDaDataContainer(sources: bench.sources, store: again)
    var heard = mine.kept.changes().makeAsyncIterator()
    for units in [UnitChoice.american, .metric, .american] {
      try await other.settings.save(WeatherSettings(units: units))
    }
    try await other.location.choices.save(.refused)
    #expect(await heard.next() == KeptChange([.settings]))
    #expect(await heard.next() == KeptChange([.location]))
  }

  @Test func `without storage, the choice of demo data is kept in memory only`() async throws {
    let choice = DemoChoice(isOffered: true, store: nil)
    #expect(await !choice.isChosen())
    try await choice.choose(true)
    #expect(await choice.isChosen())
  }

  @Test func `switching off demo data deletes the weather and searches stored with it`()
    async throws
  {
    let bench = try Bench()
    let data = try device(bench)
    try await data.demo.choose(true)
    _ = try await data.weather.fetchWeather(for: .london)
    try await data.history.record(SearchRecord(place: .tokyo, searchedAt: .distantPast), limit: 9)
    #expect(try await data.weather.getAllSavedCities() == [.london])
    #expect(try await data.history.records(limit: 9).map(\.place) == [.tokyo])
    try await data.demo.choose(false)
    #expect(try await data.history.records(limit: 9).isEmpty)
    try await data.demo.choose(true)
    let (cached, stored) = (
      try await data.weather.getCachedWeather(for: .london),
      try await data.weather.getStoredWeather(for: .london)
    )
    #expect(cached == nil && stored == nil)
    #expect(try await data.weather.getAllSavedCities().isEmpty)
    #expect(try await data.history.records(limit: 9).isEmpty)
  }

  @Test
  func `demo data has a separate search history, and switching it off restores the earlier one`()
    async throws
  {
    let bench = try Bench()
    let data = try device(bench)
    try await data.history.record(SearchRecord(place: .paris, searchedAt: .distantPast), limit: 9)
    try await data.history.recordView(of: .london)
    try await data.demo.choose(true)
    #expect(try await data.history.records(limit: 9).isEmpty)
    #expect(try await data.history.viewed() == nil)
    try await data.history.recordView(of: .tokyo)
    try await data.demo.choose(false)
    #expect(try await data.history.records(limit: 9).map(\.place) == [.paris])
    #expect(try await data.history.viewed() == .london)
  }
}
