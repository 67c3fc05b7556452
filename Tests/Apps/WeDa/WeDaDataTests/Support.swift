import Foundation
import NetworkingKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// A network session without a socket, which answers by route and records the requests.
final class StubSession: NetworkSession {
  typealias Answer = @Sendable (NetworkRequest) async throws -> NetworkResponse

  let asked = Recorded<NetworkRequest>()
  private let answer: Answer

  init(_ answer: @escaping Answer) { self.answer = answer }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    asked.record(request)
    return try await answer(request)
  }

  var paths: [String] { asked.all.map(\.url.path).sorted() }
}

/// A clock that a test sets.
///
/// @unchecked: `time` is used only while `lock` is held.
final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var time = WeatherReport.fixtureTime

  var now: Date { lock.withLock { time } }
  func advance(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

/// A text that a test changes while others read it.
///
/// @unchecked: `text` is used only while `lock` is held.
final class Switch: @unchecked Sendable {
  private let lock = NSLock()
  private var text: String

  init(_ text: String) { self.text = text }

  var value: String {
    get { lock.withLock { text } }
    set { lock.withLock { text = newValue } }
  }
}

func fixture(_ name: String) throws -> Data {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
  return try Data(contentsOf: url)
}

func answer(_ name: String, status: Int = 200) throws -> NetworkResponse {
  NetworkResponse(status: status, body: try fixture(name))
}

/// Answers both weather routes from fixtures.
@Sendable func goodAnswers(_ request: NetworkRequest) throws -> NetworkResponse {
  try answer(request.url.path.hasSuffix("forecast") ? "forecast-forty" : "weather-full")
}

extension OpenWeatherMapConfiguration {
  static func testing(key: String = "demo") throws -> Self {
    let url = try #require(URL(string: "http://weather.test"))
    return OpenWeatherMapConfiguration(baseURL: url, apiKey: key)
  }
}

/// A device with one provider, where only the network and the time are mocks.
struct Bench {
  let folder: TemporaryFolder
  let session: StubSession
  let watch = Watch()
  let sources: WeatherSources
  let store: DocumentStore

  init(key: String = "demo", _ answer: @escaping StubSession.Answer = goodAnswers) throws {
    folder = try TemporaryFolder()
    session = StubSession(answer)
    let client = URLSessionAPIClient(session: session, retry: .never)
    sources = WeatherSources(
      try .testing(key: key), client: client, now: { [watch] in watch.now })
    store = DocumentStore(try Database(file: folder.file("data.sqlite")))
  }

  var local: DocumentWeatherLocalDataSource {
    DocumentWeatherLocalDataSource(
      store: store, provider: sources.provider, now: { [watch] in watch.now })
  }

  func repository(
    _ configuration: RepositoryConfiguration = .default
  ) -> DefaultWeatherRepository {
    DefaultWeatherRepository(sources: sources, local: local, configuration: configuration)
  }
}

/// A device with Open-Meteo, alone or after OpenWeatherMap, where only the network and the time are
/// mocks.
struct OpenMeteoBench {
  let folder: TemporaryFolder
  let session: StubSession
  let watch = Watch()
  let sources: WeatherSources
  let store: DocumentStore

  init(
    withOpenWeatherMap: Bool = false, clock: any Clock<Duration> = ManualClock(),
    _ answer: @escaping StubSession.Answer
  ) throws {
    folder = try TemporaryFolder()
    session = StubSession(answer)
    let client = URLSessionAPIClient(session: session, retry: .never, connectionsPerHost: 64)
    let now = { @Sendable [watch] in watch.now }
    let openMeteo = ProviderAccess.openMeteo(try .testing(), client: client, now: now)
    let openWeatherMap = ProviderAccess.openWeatherMap(try .testing(), client: client, now: now)
    sources =
      withOpenWeatherMap
      ? WeatherSources(
        primary: openWeatherMap, other: openMeteo, now: now, hedge: Hedge(clock: clock))
      : WeatherSources(primary: openMeteo, now: now)
    store = DocumentStore(try Database(file: folder.file("data.sqlite")))
  }

  func repository() -> DefaultWeatherRepository {
    DefaultWeatherRepository(
      sources: sources,
      local: DocumentWeatherLocalDataSource(
        store: store, provider: sources.provider, now: sources.now))
  }
}

extension OpenMeteoConfiguration {
  static func testing() throws -> Self {
    OpenMeteoConfiguration(
      baseURL: try #require(URL(string: "http://open.test")),
      geocodingURL: try #require(URL(string: "http://places.test")))
  }
}

/// Runs work and returns the domain's error that it must throw.
func failure<Value>(
  _ work: () async throws(WeatherError) -> Value
) async -> WeatherError? {
  do throws(WeatherError) {
    _ = try await work()
    return nil
  } catch {
    return error
  }
}
