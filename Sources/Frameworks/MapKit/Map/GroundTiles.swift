import Foundation
import StrataAssets

/// The map tiles of the provider that the server's operator has set (`GroundSettings`). Without
/// them, maps show the outlines of countries.
///
/// Browsers load the tiles from this server, so that the provider learns nothing about the
/// visitors.
struct GroundTiles: Sendable {
  let tiles: MapFacts.Tiles
  let credit: MapFacts.Credit?
  private let source: TileSource

  /// The tiles that the process's environment sets. The host rejects an invalid address before a
  /// page is rendered; without a host, an invalid address means that outlines are shown.
  static let shared = (try? GroundSettings(ProcessInfo.processInfo.environment))
    .flatMap { GroundTiles($0) }

  /// Creates tiles; returns `nil` if the settings name no provider.
  init?(_ settings: GroundSettings, loader: TileLoader = .shared) {
    guard let template = settings.template else { return nil }
    source = TileSource { place in
      try await loader.tile(template, TilePath(x: place.x, y: place.y, z: place.zoom))
    }
    tiles = MapFacts.Tiles(url: source.address, alpha: 1, least: 0, most: 18, isGround: true)
    credit = settings.credit.map { MapFacts.Credit(text: $0, url: settings.creditAddress) }
  }
}
