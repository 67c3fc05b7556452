import Foundation
import NetworkingKit
import OpenWeatherSimulator
import SimulatorKit
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])

/// Tests of the tiles of the map's layers: memory, disk, provider, and failures.
@Suite struct TileRepositoryTests {
  private let watch = Watch()

  private func repository(
    _ session: StubSession, folder: TemporaryFolder, memoryLimit: Int = 1000,
    diskLimit: Int = 10_000, clock: any Clock<Duration> = ContinuousClock()
  ) throws -> CachedTileRepository {
    let url = try #require(URL(string: "http://provider.example"))
    let configuration = OpenWeatherMapConfiguration(baseURL: url, apiKey: "0123")
    let watch = watch
    let remote = OpenWeatherMapTileDataSource(
      client: URLSessionAPIClient(session: session, retry: .never, clock: clock),
      configuration: configuration,
      health: ProviderHealth(provider: .openWeatherMap, apiKey: "0123", now: { watch.now }))
    let disk = FileCache(
      folder: "tiles", limit: diskLimit, root: folder.file(""), now: { watch.now })
    return CachedTileRepository(
      remote: remote, disk: disk, memoryLimit: memoryLimit, now: { watch.now })
  }

  private func europe() throws -> MapTile { try MapTile(zoom: 2, x: 2, y: 1) }

  @Test(
    .mission("W-32"),
    arguments: zip(
      WeatherLayer.allCases, ["temp_new", "precipitation_new", "clouds_new"]))
  func `each map layer is requested by the service's name for the layer`(
    layer: WeatherLayer, name: String
  ) async throws {
    let session = StubSession { _ in NetworkResponse(status: 200, body: png) }
    let tiles = try repository(session, folder: TemporaryFolder())
    #expect(try await tiles.tile(europe(), of: layer).picture == png)
    #expect(session.paths == ["/map/\(name)/2/2/1.png"])
    #expect(session.asked.all.first?.parameter("appid") == "0123")
  }

  @Test(.mission("W-39", "W-149"))
  func `memory pressure frees over 30 MB of tiles, which remain on disk`()
    async throws
  {
    let picture = png + Data(count: 400_000)
    let session = StubSession { _ in NetworkResponse(status: 200, body: picture) }
    let folder = try TemporaryFolder()
    try await MemoryPressure.$center.withValue(.init()) {
      let tiles = try repository(
        session, folder: folder, memoryLimit: CachedTileRepository.memoryLimit,
        diskLimit: CachedTileRepository.diskLimit)
      for number in 0..<100 {
        let tile = try MapTile(zoom: 7, x: number, y: 3)
        _ = try await tiles.tile(tile, of: .clouds)
      }
      let held = await tiles.bytesInMemory
      #expect(held > 30_000_000 && held <= CachedTileRepository.memoryLimit)
      MemoryPressure.announce()
      // Bounded, so that a cache that keeps its tiles fails the test instead of blocking it.
      var turns = 0
      while turns < 100_000, await tiles.bytesInMemory > 0 {
        turns += 1
        await Task.yield()
      }
      #expect(await tiles.bytesInMemory == 0)
      let again = try await tiles.tile(MapTile(zoom: 7, x: 5, y: 3), of: .clouds)
      #expect(again.picture == picture && session.asked.all.count == 100)
    }
  }

  @Test(.mission("W-39")) func `a tile is served from memory or disk for ten minutes`()
    async throws
  {
    let session = StubSession { _ in NetworkResponse(status: 200, body: png) }
    let folder = try TemporaryFolder()
    let tiles = try repository(session, folder: folder)
    let first = try await tiles.tile(europe(), of: .clouds)
    watch.advance(600)
    #expect(try await tiles.tile(europe(), of: .clouds) == first)
    let next = try repository(session, folder: folder)
    #expect(try await next.tile(europe(), of: .clouds).picture == png)
    #expect(session.asked.all.count == 1)
    watch.advance(1)
    #expect(try await tiles.tile(europe(), of: .clouds).fetchedAt > first.fetchedAt)
    #expect(session.asked.all.count == 2)
  }

  @Test(.mission("W-39")) func `the tile cache is limited to 50 MB in memory and 200 MB on disk`() {
    #expect(CachedTileRepository.memoryLimit == 50_000_000)
    #expect(CachedTileRepository.diskLimit == 200_000_000)
  }

  @Test(.mission("W-39"))
  func `a full memory cache evicts the least recently used tile`() async throws {
    let memory = TileMemory(limit: 10)
    for name in ["a", "b"] {
      await memory.set(WeatherTile(picture: Data(count: 4), fetchedAt: watch.now), name)
    }
    _ = await memory.tile("a")
    await memory.set(WeatherTile(picture: Data(count: 4), fetchedAt: watch.now), "c")
    #expect(await memory.tile("b") == nil)
    #expect(await memory.tile("a") != nil)
    #expect(await memory.size == 8)
    await memory.removeAll()
    #expect(await memory.size == 0)
  }

  @Test(.mission("W-42"))
  func `tiles are fetched concurrently, the same tile only once`() async throws {
    let arrived = Recorded<String>()
    let arrivedBeforeAnswer = Recorded<Int>()
    let session = StubSession { request in
      arrived.record(request.url.path)
      // Bounded, so that requests one after the other fail the test instead of blocking it.
      for _ in 0..<100_000 where arrived.all.count < 4 { await Task.yield() }
      arrivedBeforeAnswer.record(arrived.all.count)
      return NetworkResponse(status: 200, body: png)
    }
    let tiles = try repository(session, folder: TemporaryFolder())
    let wanted = try (0..<4).map { try MapTile(zoom: 2, x: $0, y: 1) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for tile in wanted + wanted {
        group.addTask { _ = try await tiles.tile(tile, of: .clouds) }
      }
      try await group.waitForAll()
    }
    #expect(session.asked.all.count == 4)
    #expect(arrivedBeforeAnswer.all == [4, 4, 4, 4])
  }

  @Test
  func `if the provider fails, a map tile stored an hour ago is used, but not one seven hours old`()
    async throws
  {
    let state = Switch("up")
    let session = StubSession { _ in
      NetworkResponse(status: state.value == "up" ? 200 : 500, body: png)
    }
    let tiles = try repository(session, folder: TemporaryFolder())
    let first = try await tiles.tile(europe(), of: .temperature)
    state.value = "down"
    watch.advance(3600)
    #expect(try await tiles.tile(europe(), of: .temperature) == first)
    watch.advance(6 * 3600)
    await #expect(throws: WeatherError.providerDown(status: 500)) {
      try await tiles.tile(europe(), of: .temperature)
    }
  }

  @Test func `a tile that does not arrive in time is cancelled, and an older copy is used`()
    async throws
  {
    let state = Switch("up")
    let session = StubSession { _ in
      if state.value == "slow" { try await ManualClock().sleep(for: .seconds(1)) }
      return NetworkResponse(status: 200, body: png)
    }
    let clock = ManualClock()
    let tiles = try repository(session, folder: TemporaryFolder(), clock: clock)
    let first = try await tiles.tile(europe(), of: .temperature)
    state.value = "slow"
    watch.advance(3600)
    for isKept in [true, false] {
      if !isKept { watch.advance(6 * 3600) }
      let waiting = Task { try await tiles.tile(europe(), of: .temperature) }
      await session.asked.wait(for: isKept ? 2 : 3)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(30))
      if isKept {
        #expect(try await waiting.value == first)
      } else {
        await #expect(throws: WeatherError.timeout) { try await waiting.value }
      }
    }
  }

  @Test(arguments: [
    Data("{\"cod\":401}".utf8), Data(), png.prefix(4), png + Data(count: 1 << 20),
  ])
  func `a tile that is not an image, or too large, is neither returned nor stored`(body: Data)
    async throws
  {
    let session = StubSession { _ in NetworkResponse(status: 200, body: body) }
    let tiles = try repository(session, folder: TemporaryFolder())
    for _ in 0..<2 {
      await #expect(throws: WeatherError.unreadableAnswer(field: "tile")) {
        try await tiles.tile(europe(), of: .clouds)
      }
    }
    #expect(session.asked.all.count == 2)
  }

  @Test func `a refused key is reported without the key`() async throws {
    let session = StubSession { _ in NetworkResponse(status: 401) }
    let tiles = try repository(session, folder: TemporaryFolder())
    do {
      _ = try await tiles.tile(europe(), of: .clouds)
      Issue.record("a refused key had an answer")
    } catch {
      #expect(error as? WeatherError == .badKey)
      #expect(!"\(error)".contains("0123"))
    }
  }

  @Test func `a provider without map layers returns no layer`() async throws {
    let url = try #require(URL(string: "http://provider.example"))
    let sources = WeatherSources(
      primary: .openMeteo(OpenMeteoConfiguration(baseURL: url, geocodingURL: url)))
    #expect(await sources.tiles.layers().isEmpty)
    await #expect(throws: WeatherError.self) {
      try await sources.tiles.tile(europe(), of: .clouds)
    }
  }

  @Test func `demo data with layers of forecasts has no second layers of the same weather`()
    async throws
  {
    let url = try #require(URL(string: "http://demo.example"))
    let weather = OpenWeatherMapConfiguration(baseURL: url, apiKey: "demo", provider: .demo)
    let further = OpenMeteoConfiguration(baseURL: url, geocodingURL: url)
    #expect(await WeatherSources(weather).tiles.layers() == WeatherLayer.allCases)
    let demo = WeatherSources(weather, more: further)
    #expect(await demo.tiles.layers().isEmpty)
    #expect(await demo.fields.layers() == FieldLayer.allCases)
  }

  @Test(arguments: [(-1, 0, 0), (19, 0, 0), (2, 4, 0), (2, 0, -1), (0, 0, 1)])
  func `a tile out of range cannot be created`(zoom: Int, x: Int, y: Int) {
    #expect(throws: InvalidValue.self) { try MapTile(zoom: zoom, x: x, y: y) }
  }

  @Test(.mission("W-41")) func `tiles can be created for the zoom levels 0 to 18`() throws {
    #expect(MapTile.zooms == 0...18)
    #expect(try MapTile(zoom: 18, x: 262_143, y: 262_143).x == 262_143)
  }

  @Test(.mission("W-32"), arguments: WeatherLayer.allCases)
  func `the simulator serves tile pictures over a socket`(layer: WeatherLayer) async throws {
    let simulator = try OpenWeatherSimulator(.init(now: { WeatherReport.fixtureTime }))
    let url = try simulator.start()
    let configuration = OpenWeatherMapConfiguration(
      baseURL: url, apiKey: "demo", provider: .demo)
    let remote = OpenWeatherMapTileDataSource(
      configuration: configuration,
      health: ProviderHealth(provider: .demo, apiKey: "demo"))
    let one = try await remote.picture(of: europe(), layer)
    let other = try await remote.picture(of: try MapTile(zoom: 2, x: 0, y: 1), layer)
    #expect(one.count > 500 && one != other)
    await simulator.stop()
  }
}
