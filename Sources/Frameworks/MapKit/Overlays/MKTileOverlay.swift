public import Foundation
import StrataAssets

/// Something that lies over a part of an ``MKMapView``.
///
/// Partial: squares are drawn, other shapes are not there.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Which square of the map, in Web Mercator (EPSG:3857).
public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat

  public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Squares over the whole map, by an address with `{z}`, `{x}` and `{y}` or by a method of a subclass.
///
///     final class Clouds: MKTileOverlay {
///       override func loadTile(at path: MKTileOverlayPath) async throws -> Data { … }
///     }
///
/// A browser gets the squares from this server, so an address and a key in it stay here.
// @unchecked: its properties are set before it is added to a map, and only read from then on.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  /// The nearest and farthest zoom for which there are squares.
  open var minimumZ = 0
  open var maximumZ = 18
  /// Whether the rows count from the south.
  open var isGeometryFlipped = false
  /// Whether nothing of the ground is to be seen through it.
  open var canReplaceMapContent = false

  /// - Parameter urlTemplate: `nil` for a subclass that loads its squares itself.
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  /// Where a square is.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let y = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    let place = TilePath(x: path.x, y: y, z: path.z)
    return urlTemplate.flatMap { TileLoader.shared.address($0, place) }
      ?? URL(fileURLWithPath: "/")
  }

  /// The picture of a square.
  ///
  /// - Throws: what hindered it; the square then stays empty.
  open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    let url = url(forTilePath: path)
    guard !url.isFileURL else { throw TileError.address }
    return try await TileLoader.shared.tile(at: url)
  }
}
