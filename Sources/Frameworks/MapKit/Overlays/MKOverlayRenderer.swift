public import Foundation
import UIKit

/// An object that draws an overlay, and sets its opacity.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  /// The overlay that is drawn.
  public let overlay: any MKOverlay
  /// The opacity of the overlay, from 0 (transparent) to 1 (opaque).
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { map?.setNeedsDisplay() } } }

  /// The map that shows the overlay.
  weak var map: UIView?
  /// The number of calls of ``reloadData()``, by which the browser knows of a new one.
  var turn = 0

  /// Creates an object that draws an overlay, and sets its opacity.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// An object that draws an overlay of tiles.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates an object that draws an overlay of tiles.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Requests missing tiles again at once.
  ///
  /// Partial: tiles that are already loaded remain until they expire, which is ten minutes after
  /// they arrived.
  open func reloadData() {
    turn += 1
    map?.setNeedsDisplay()
  }
}

/// The features of the map that an overlay covers.
public enum MKOverlayLevel: Int, Sendable {
  /// The overlay is above roads and below the map's labels.
  case aboveRoads
  /// The overlay is above the map's labels.
  case aboveLabels
}
