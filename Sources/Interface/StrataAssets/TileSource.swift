package import Foundation
import Synchronization

/// A source of map tiles that browsers may load for as long as it exists.
///
///     let source = TileSource { place in try await fetch(place) }
///     source.address    // "/~/tiles/5f0c…/{z}/{x}/{y}"
///
/// Browsers request tiles from this server only, so the tiles' provider does not see them, and a key
/// that it requires stays on the server.
package final class TileSource: Sendable {
  package typealias Load = @Sendable (TilePlace) async throws -> Data

  package static let folder = "/~/tiles/"

  private struct Known {
    weak var source: TileSource?
  }

  private static let known = Mutex<[String: Known]>([:])

  private let name: String
  private let load: Load

  /// Creates a source of tiles.
  ///
  /// - Parameter load: Returns the picture of a tile, in a format that browsers show.
  package init(load: @escaping Load) {
    name = UUID().uuidString.lowercased().replacing("-", with: "")
    self.load = load
    Self.known.withLock { $0[name] = Known(source: self) }
  }

  deinit { Self.known.withLock { _ = $0.removeValue(forKey: name) } }

  /// The URL template of the tiles, with placeholders in braces.
  package var address: String { "\(Self.folder)\(name)/{z}/{x}/{y}" }

  /// Returns the picture at a URL path; `nil` if no source serves that path.
  package static func picture(at path: String) async throws -> Data? {
    let parts = path.dropFirst(folder.count).split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix(folder), parts.count == 4,
      let source = known.withLock({ $0[String(parts[0])]?.source }),
      let place = TilePlace(zoom: parts[1], x: parts[2], y: parts[3])
    else { return nil }
    return try await source.load(place)
  }
}
