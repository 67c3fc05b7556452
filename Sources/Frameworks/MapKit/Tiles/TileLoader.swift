import Assets
import DeviceServices
import Foundation
import FoundationNetworking

/// Squares by their addresses, each kept in memory for as long as there is room. When memory is short
/// all are given up: they can be had again.
final class TileLoader: Sendable {
  static let shared = TileLoader()
  /// Bytes of all squares that are kept.
  static let room = 50_000_000
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
  private let answers = TileAnswers(largest: largest)
  private let session: URLSession
  private let patience: Duration
  private let clock: any Clock<Duration>

  /// - Parameter patience: How long a square may take in all.
  init(patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock()) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpAdditionalHeaders = ["User-Agent": "Strata (a server of SwiftUI apps)"]
    session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
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
    let (data, response) = try await answers.answer(
      at: url, of: session, within: patience, on: clock)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard (200..<300).contains(status) else { throw TileError.status(status) }
    guard AssetType(pictureIn: data) != nil else { throw TileError.noPicture }
    keep(data, url)
    return data
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
