public import Foundation
import UIKit

/// The appearance of an overlay.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  /// The overlay that is drawn.
  public let overlay: any MKOverlay
  /// The opacity of the overlay, 0…1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { map?.setNeedsDisplay() } } }

  /// The map that the overlay is on.
  weak var map: UIView?
  /// The number of reloads.
  var turn = 0

  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// The appearance of an overlay of tiles.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Requests missing tiles again at once.
  ///
  /// Partial: tiles that are already loaded remain until they expire, ten minutes after they
  /// arrived.
  open func reloadData() {
    turn += 1
    map?.setNeedsDisplay()
  }
}

/// The map features that an overlay covers.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads and below the map's labels.
  case aboveRoads
  /// Above the map's labels.
  case aboveLabels
}
