public import Foundation
import StrataAssets

/// An object that covers a part of an ``MKMapView``.
///
/// Partial: tiles, circles, polygons and lines are drawn, and overlays of an app's classes are not.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle that the overlay covers.
  var boundingMapRect: MKMapRect { get }
}

/// The position of a map tile, in Web Mercator (EPSG:3857).
public struct MKTileOverlayPath: Sendable {
  /// The column of the tile, from west to east.
  public var x: Int
  /// The row of the tile, from north to south.
  public var y: Int
  /// The zoom level. A level z has 2ᶻ columns and rows.
  public var z: Int
  /// The number of pixels for a point of the screen.
  public var contentScaleFactor: CGFloat

  /// Creates the path of the tile that contains the whole world.
  public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }

  /// Creates the position of a map tile, in Web Mercator (EPSG:3857).
  ///
  /// - Parameters:
  ///   - x: The column of the tile.
  ///   - y: The row of the tile.
  ///   - z: The zoom level, 0 for the whole world.
  ///   - contentScaleFactor: The number of pixels for a point of the screen.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// An overlay of tiles, whose URLs come from a template with `{z}`, `{x}` and `{y}` or from an
/// overridden method.
///
///     final class Clouds: MKTileOverlay {
///       override func loadTile(at path: MKTileOverlayPath) async throws -> Data { … }
///     }
///
/// Browsers load the tiles from this server, so they learn neither the URL nor a key in it.
// @unchecked: its properties are set before it is added to a map, and only read from then on.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// The template of the tiles' URLs.
  public let urlTemplate: String?
  /// The size of a tile, in points. It has no effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The smallest zoom level that has tiles.
  open var minimumZ = 0
  /// The largest zoom level that has tiles.
  open var maximumZ = 18
  /// A Boolean value that indicates whether rows are counted from the south.
  open var isGeometryFlipped = false
  /// A Boolean value that indicates whether the tiles hide the map below. It has no effect.
  open var canReplaceMapContent = false

  /// Creates an overlay of tiles, whose URLs come from a template with `{z}`, `{x}` and `{y}` or
  /// from an overridden method.
  ///
  /// - Parameter urlTemplate: The template of the tiles' URLs; `nil` for a subclass that loads its
  ///   tiles without one.
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

  /// The coordinate at the equator and the prime meridian.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The rectangle of the whole world.
  open var boundingMapRect: MKMapRect { .world }

  /// Returns the URL of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let y = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    let place = TilePath(x: path.x, y: y, z: path.z)
    return urlTemplate.flatMap { TileLoader.shared.address($0, place) }
      ?? URL(fileURLWithPath: "/")
  }

  /// Loads the image of a tile.
  ///
  /// - Throws: An error of the network, or for an unexpected answer of the provider. The tile then
  ///   remains empty.
  open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    let url = url(forTilePath: path)
    guard !url.isFileURL else { throw TileError.address }
    return try await TileLoader.shared.tile(at: url)
  }
}
