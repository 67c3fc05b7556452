import Foundation
import StrataAssets

/// The ground that the operator of the server named (`GroundSettings`), instead of outlines.
///
/// A browser gets the squares from this server, so that whoever draws them learns nothing of it.
struct GroundTiles: Sendable {
  let tiles: MapFacts.Tiles
  let credit: MapFacts.Credit?
  private let source: TileSource

  /// What is no address the host refuses before anything is drawn; without a host outlines stand in.
  static let shared = (try? GroundSettings(ProcessInfo.processInfo.environment))
    .flatMap { GroundTiles($0) }

  /// `nil` where nothing is named.
  init?(_ settings: GroundSettings, loader: TileLoader = .shared) {
    guard let template = settings.template else { return nil }
    source = TileSource { place in
      try await loader.tile(template, TilePath(x: place.x, y: place.y, z: place.zoom))
    }
    tiles = MapFacts.Tiles(url: source.address, alpha: 1, least: 0, most: 18, isGround: true)
    credit = settings.credit.map { MapFacts.Credit(text: $0, url: settings.creditAddress) }
  }
}
