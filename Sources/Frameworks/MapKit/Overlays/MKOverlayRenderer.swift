public import Foundation
import UIKit

/// How an overlay is drawn.
@MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  /// How much of it is to be seen, 0…1.
  open var alpha: CGFloat = 1

  /// The map that it is drawn on.
  weak var map: UIView?
  /// How often it was asked to load anew.
  var turn = 0

  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// How squares are drawn.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Asks at once for the squares that are missing.
  ///
  /// Partial: those that are there stay until their time is over, ten minutes after they came.
  open func reloadData() {
    turn += 1
    map?.setNeedsDisplay()
  }
}

/// What overlays lie below.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
