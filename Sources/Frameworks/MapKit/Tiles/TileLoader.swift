import Foundation
import FoundationNetworking
import StrataAssets
import StrataDeviceServices
import StrataPersistence

/// Squares by their addresses, each kept in memory for as long as there is room, and on disk for a week.
/// When memory is short all of it is given up: the disk has them.
final class TileLoader: Sendable {
  static let shared = TileLoader(disk: FileCache(folder: "ground", limit: roomOnDisk))
  /// Bytes of all squares that are kept.
  static let room = 50_000_000
  static let roomOnDisk = 200_000_000
  /// Seconds after which a square on disk is asked for anew.
  static let week: TimeInterval = 7 * 86_400
  /// Bytes that one may have.
  static let largest = 1 << 20

  private struct Kept: Sendable {
    var squares: [URL: Data] = [:]
    /// The one that came first goes first.
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

  /// - Parameters:
  ///   - patience: How long a square may take in all.
  ///   - disk: Where squares outlive the process.
  ///   - redirections: Where a provider may send a request on to.
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

  /// Bytes of the squares that are kept now.
  var bytesInMemory: Int { kept.withLock { $0.bytes } }

  /// A square's address, of a template with `{z}`, `{x}`, `{y}` and, at will, `{scale}`.
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

  /// - Throws: ``TileError``, or what the network met. Nothing of what is no picture is kept, so that
  ///   a provider's page of excuses does not stand in for the square for ever.
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
      // The world changes slowly: an old map is better than a hole in it.
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

  /// What a square is called on disk. Its address may hold a key, so it does not stand there; two
  /// sums over it, from both ends, are the same for no two.
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
