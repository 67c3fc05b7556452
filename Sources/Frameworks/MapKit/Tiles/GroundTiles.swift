import Assets
import Foundation

/// The ground that the operator of the server named, instead of outlines.
///
///     STRATA_MAP_TILES=https://tile.openstreetmap.org/{z}/{x}/{y}.png
///     STRATA_MAP_CREDIT=© OpenStreetMap contributors
///     STRATA_MAP_CREDIT_URL=https://www.openstreetmap.org/copyright
///
/// A browser gets the squares from this server, so that whoever draws them learns nothing of it.
struct GroundTiles: Sendable {
  let tiles: MapFacts.Tiles
  let credit: MapFacts.Credit?
  private let source: TileSource

  static let shared = make(ProcessInfo.processInfo.environment)

  /// Says on standard error what is wrong with an address that is none: outlines stand in for it.
  private static func make(_ environment: [String: String]) -> GroundTiles? {
    let tiles = GroundTiles(environment)
    if tiles == nil, let named = environment["STRATA_MAP_TILES"], !named.isEmpty {
      let text = "STRATA_MAP_TILES is “\(named)”, but must be an address with {z}, {x} and {y}.\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return tiles
  }

  /// `nil` where nothing is named, or no address of squares.
  init?(_ environment: [String: String], loader: TileLoader = .shared) {
    guard let template = environment["STRATA_MAP_TILES"], !template.isEmpty,
      loader.address(template, TilePath(x: 0, y: 0, z: 0)) != nil
    else { return nil }
    source = TileSource { place in
      try await loader.tile(template, TilePath(x: place.x, y: place.y, z: place.zoom))
    }
    tiles = MapFacts.Tiles(url: source.address, alpha: 1, least: 0, most: 18, isGround: true)
    credit = environment["STRATA_MAP_CREDIT"].map {
      MapFacts.Credit(text: $0, url: environment["STRATA_MAP_CREDIT_URL"])
    }
  }
}
