import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataWebServer
import Testing

@testable import MapKit

/// Tests of map tiles of a provider over a real socket: caching and failures.
@Suite(.timeLimit(.minutes(5))) struct TileLoaderTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  /// A simulated provider of tiles.
  private final class Provider: Sendable {
    let asked = Recorded<String>()
    let template: String
    private let server: WebServer

    init(_ answer: @escaping @Sendable (Int) async -> HTTPResponse) throws {
      let asked = asked
      server = WebServer { request in
        asked.record(request.path)
        return await answer(asked.all.count)
      }
      template = "http://127.0.0.1:\(try server.start())/{z}/{x}/{y}.png"
    }

    func stop() async { await server.stop(within: .zero) }
  }

  private static func picture(_ bytes: [UInt8] = png) -> HTTPResponse {
    HTTPResponse(headers: ["Content-Type": "image/png"], body: .bytes(bytes))
  }

  private let london = TilePath(x: 2, y: 1, z: 2)

  @Test func `a map tile is loaded once, and loaded again after a memory warning`() async throws {
    let provider = try Provider { _ in Self.picture() }
    try await MemoryPressure.$center.withValue(.init()) {
      let loader = TileLoader()
      for _ in 0..<2 {
        let picture = try await loader.tile(provider.template, london)
        #expect(picture == Data(Self.png))
      }
      #expect(provider.asked.all == ["/2/2/1.png"])
      #expect(loader.bytesInMemory == Self.png.count)
      MemoryPressure.announce()
      #expect(loader.bytesInMemory == 0)
      let again = try await loader.tile(provider.template, london)
      #expect(again == Data(Self.png))
      #expect(provider.asked.all.count == 2)
    }
    await provider.stop()
  }

  @Test func `a tile provider's redirection to an address of the server's own machine is refused`()
    async throws
  {
    let provider = try Provider { asked in
      asked > 1
        ? Self.picture()
        : HTTPResponse(status: 302, headers: ["Location": "http://127.0.0.1:1/inside.png"])
    }
    let rule = RedirectionRule { $0 == "localhost" ? .world : .machine }
    let template = provider.template.replacing("127.0.0.1", with: "localhost")
    await #expect(throws: TileError.status(302)) {
      try await TileLoader(redirections: rule).tile(template, london)
    }
    #expect(provider.asked.all == ["/2/2/1.png"])
    await provider.stop()
  }

  @Test(.thorough) func `a memory warning frees more than 30 megabytes of map tiles`()
    async throws
  {
    let square = Self.png + [UInt8](repeating: 0, count: 1_000_000)
    let provider = try Provider { _ in Self.picture(square) }
    try await MemoryPressure.$center.withValue(.init()) {
      let loader = TileLoader()
      for x in 0..<52 { _ = try await loader.tile(provider.template, TilePath(x: x, y: 0, z: 6)) }
      #expect(loader.bytesInMemory > 30_000_000 && loader.bytesInMemory <= TileLoader.room)
      MemoryPressure.announce()
      #expect(loader.bytesInMemory == 0)
    }
    await provider.stop()
  }

  @Test
  func `a map tile is cached on disk for a week, and longer if its provider fails`()
    async throws
  {
    let folder = try TemporaryFolder()
    let isDown = Recorded<Bool>()
    let provider = try Provider { _ in
      isDown.all.isEmpty ? Self.picture() : HTTPResponse(status: 503, body: .bytes([]))
    }
    func tile(after days: Double) async throws -> Data {
      let disk = FileCache(folder: "ground", limit: 1_000_000, root: folder.url)
      let loader = TileLoader(disk: disk) { Date(timeIntervalSinceNow: days * 86_400) }
      return try await loader.tile(provider.template + "?key=planted", london)
    }
    for (days, count) in [(0.0, 1), (6.9, 1), (7.1, 2)] {
      #expect(try await tile(after: days) == Data(Self.png))
      #expect(provider.asked.all.count == count, "after \(days) days")
    }
    isDown.record(true)
    #expect(try await tile(after: 30) == Data(Self.png), "an old one is better than none")
    #expect(provider.asked.all.count == 3)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("ground").path)
    #expect(files.count == 1 && !files.contains { $0.contains("planted") })
    await provider.stop()
  }

  @Test func `a response that is not an image is not cached`() async throws {
    let provider = try Provider { count in
      count == 1 ? .text("<h1>Back soon</h1>") : Self.picture()
    }
    let loader = TileLoader()
    await #expect(throws: TileError.noPicture) { try await loader.tile(provider.template, london) }
    let picture = try await loader.tile(provider.template, london)
    #expect(picture == Data(Self.png))
    await provider.stop()
  }

  @Test func `loading a tile that is too large stops with an error at the size limit`() async throws
  {
    // Reading to the end would fail with a lost connection instead.
    let provider = try Provider { _ in
      let start = Self.png + [UInt8](repeating: 0, count: 3_000_000)
      return HTTPResponse(body: .cut(start, declaredLength: 1 << 40))
    }
    let loader = TileLoader()
    await #expect(throws: TileError.tooLarge(limit: TileLoader.largest)) {
      try await loader.tile(provider.template, london)
    }
    #expect(loader.bytesInMemory == 0)
    await provider.stop()
  }

  @Test func `loading a tile throws an error if it does not arrive in time`() async throws {
    let gate = Gate()
    let provider = try Provider { _ in
      await gate.wait()
      return Self.picture()
    }
    let clock = ManualClock()
    let loader = TileLoader(patience: .seconds(10), clock: clock)
    let answer = Task { [london] in try await loader.tile(provider.template, london) }
    await provider.asked.wait(for: 1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(10))
    await #expect(throws: TileError.late) { try await answer.value }
    gate.open()
    await provider.stop()
  }

  @Test(arguments: [404, 500]) func `an HTTP error status of a tile provider is thrown as an error`(
    status: Int
  ) async throws {
    let provider = try Provider { _ in HTTPResponse(status: status, body: .bytes(Self.png)) }
    let loader = TileLoader()
    await #expect(throws: TileError.status(status)) {
      try await loader.tile(provider.template, london)
    }
    await provider.stop()
  }
}
