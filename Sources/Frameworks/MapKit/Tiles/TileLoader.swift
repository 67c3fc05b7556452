import Foundation
import FoundationNetworking
import Synchronization

/// Where a square is, by its address's letters.
struct TilePath: Hashable, Sendable {
  var x: Int
  var y: Int
  var z: Int
}

/// Why there is no square.
enum TileError: Error, Equatable {
  /// The template names no address of the web.
  case address
  /// The provider's answer.
  case status(Int)
  case tooLarge(bytes: Int)
}

/// Squares by their addresses, each kept in memory for as long as there is room.
final class TileLoader: Sendable {
  static let shared = TileLoader()
  /// Bytes of all squares that are kept.
  static let room = 50_000_000
  static let largest = 1 << 20

  private struct Kept {
    var squares: [URL: Data] = [:]
    /// The one that came first goes first.
    var order: [URL] = []
    var bytes = 0
  }

  private let kept = Mutex(Kept())
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 10
    configuration.httpAdditionalHeaders = ["User-Agent": "Strata (a server of SwiftUI apps)"]
    session = URLSession(configuration: configuration)
  }

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

  func tile(at url: URL) async throws -> Data {
    if let data = kept.withLock({ $0.squares[url] }) { return data }
    let (data, response) = try await session.data(from: url)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard (200..<300).contains(status) else { throw TileError.status(status) }
    guard data.count <= Self.largest else { throw TileError.tooLarge(bytes: data.count) }
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
