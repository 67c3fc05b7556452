import Foundation
import StrataAssets

/// The map tiles of the provider that the server's operator has set (`GroundSettings`), instead of
/// outlines of countries.
///
/// Browsers load the tiles from this server, so that the provider learns nothing about them.
struct GroundTiles: Sendable {
  let tiles: MapFacts.Tiles
  let credit: MapFacts.Credit?
  private let source: TileSource

  /// The tiles of the process's environment. The host rejects an invalid address before anything is
  /// drawn; without a host the outlines are shown.
  static let shared = (try? GroundSettings(ProcessInfo.processInfo.environment))
    .flatMap { GroundTiles($0) }

  /// Creates tiles, or returns `nil` if no provider is set.
  init?(_ settings: GroundSettings, loader: TileLoader = .shared) {
    guard let template = settings.template else { return nil }
    source = TileSource { place in
      try await loader.tile(template, TilePath(x: place.x, y: place.y, z: place.zoom))
    }
    tiles = MapFacts.Tiles(url: source.address, alpha: 1, least: 0, most: 18, isGround: true)
    credit = settings.credit.map { MapFacts.Credit(text: $0, url: settings.creditAddress) }
  }
}
