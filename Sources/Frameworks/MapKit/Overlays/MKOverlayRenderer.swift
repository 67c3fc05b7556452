public import Foundation

/// How an overlay is drawn.
@MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  /// How much of it is to be seen, 0…1.
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// How squares are drawn.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}

/// What overlays lie below.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
