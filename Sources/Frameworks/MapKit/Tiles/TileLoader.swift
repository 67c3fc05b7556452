import Foundation
import FoundationNetworking
import StrataAssets
import StrataDeviceServices
import StrataPersistence

/// Loads map tiles by their URLs, and caches them in memory up to a limit and on disk for a week.
///
/// When memory is short, all tiles in memory are removed; they remain on disk.
final class TileLoader: Sendable {
  static let shared = TileLoader(disk: FileCache(folder: "ground", limit: roomOnDisk))
  /// The largest size of all tiles in memory together, in bytes.
  static let room = 50_000_000
  /// The largest size of all tiles on disk together, in bytes.
  static let roomOnDisk = 200_000_000
  /// The age in seconds from which a tile on disk is loaded again: a week.
  static let week: TimeInterval = 7 * 86_400
  /// The largest size of a tile, in bytes.
  static let largest = 1 << 20

  private struct Kept: Sendable {
    var squares: [URL: Data] = [:]
    /// The URLs of the tiles in memory, the oldest first; the oldest is the first to be removed.
    var order: [URL] = []
    var bytes = 0
  }

  private let kept: Locked<Kept>
  private let warning: MemoryPressure.Observation
  private let answers: TileAnswers
  private let session: URLSession
  private let patience: Duration
  private let clock: any Clock<Duration>
  private let disk: FileCache?
  private let now: @Sendable () -> Date

  /// Creates a loader that loads map tiles by their URLs, and caches them in memory up to a limit
  /// and on disk for a week.
  ///
  /// - Parameters:
  ///   - patience: The time within which a tile must arrive.
  ///   - disk: The cache for tiles that outlive the process.
  ///   - redirections: The addresses to which a provider may redirect a request.
  init(
    patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    disk: FileCache? = nil, redirections: RedirectionRule = .standard,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    answers = TileAnswers(largest: Self.largest, redirections: redirections)
    self.disk = disk
    self.now = now
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpAdditionalHeaders = ["User-Agent": "Strata (a server of SwiftUI apps)"]
    session = URLSession(
      configuration: configuration, delegate: answers, delegateQueue: BoundedQueue(limit: 64))
    self.patience = patience
    self.clock = clock
    let kept = Locked(Kept())
    self.kept = kept
    warning = MemoryPressure.observe { kept.withLock { $0 = Kept() } }
  }

  /// The size of the tiles in memory, in bytes.
  var bytesInMemory: Int { kept.withLock { $0.bytes } }

  /// Returns the URL of a tile from a template with `{z}`, `{x}`, `{y}` and optionally `{scale}`;
  /// `nil` if that is no HTTP URL.
  func address(_ template: String, _ path: TilePath) -> URL? {
    let text = template.replacing("{z}", with: "\(path.z)").replacing("{x}", with: "\(path.x)")
      .replacing("{y}", with: "\(path.y)").replacing("{scale}", with: "1")
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme ?? ""),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }

  func tile(_ template: String, _ path: TilePath) async throws -> Data {
    guard let url = address(template, path) else { throw TileError.address }
    return try await tile(at: url)
  }

  /// Returns a tile from memory, from disk or from its provider.
  ///
  /// Only images are cached, so that an error page of the provider does not replace the tile.
  ///
  /// - Throws: ``TileError``, or an error of the network.
  func tile(at url: URL) async throws -> Data {
    if let data = kept.withLock({ $0.squares[url] }) { return data }
    let name = Self.name(of: url)
    let old = await disk?.value(for: name)
    if let old, now().timeIntervalSince(old.writtenAt) < Self.week {
      keep(old.data, url)
      return old.data
    }
    do {
      let data = try await fetch(url)
      keep(data, url)
      await disk?.set(data, for: name)
      return data
    } catch {
      // The world changes slowly: an old tile is better than none.
      guard let old else { throw error }
      return old.data
    }
  }

  private func fetch(_ url: URL) async throws -> Data {
    let (data, response) = try await answers.answer(
      at: url, of: session, within: patience, on: clock)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard (200..<300).contains(status) else { throw TileError.status(status) }
    guard AssetType(pictureIn: data) != nil else { throw TileError.noPicture }
    return data
  }

  /// Returns the name of a tile's file: two hashes of the URL. The URL itself is not used, since it
  /// may contain a key.
  private static func name(of url: URL) -> String {
    func sum(_ bytes: some Sequence<UInt8>) -> String {
      String(
        bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
          ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }, radix: 36)
    }
    let bytes = url.absoluteString.utf8
    return "\(sum(bytes))-\(sum(bytes.reversed()))"
  }

  private func keep(_ data: Data, _ url: URL) {
    kept.withLock { kept in
      guard kept.squares.updateValue(data, forKey: url) == nil else { return }
      kept.order.append(url)
      kept.bytes += data.count
      while kept.bytes > Self.room, !kept.order.isEmpty {
        kept.bytes -= kept.squares.removeValue(forKey: kept.order.removeFirst())?.count ?? 0
      }
    }
  }
}
