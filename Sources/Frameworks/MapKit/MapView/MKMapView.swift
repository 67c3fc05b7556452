import SwiftUI
public import UIKit

/// A map with annotations and overlays.
///
///     let map = MKMapView()
///     map.addOverlay(MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}.png"))
///     map.delegate = delegate        // provides the views of annotations and overlays
///
/// Partial: it is drawn as SwiftUI's ``Map``, with the same limits; until a region is set it shows
/// all annotations.
open class MKMapView: UIView {
  /// The object that provides views and receives events.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person can move the map.
  open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person can zoom the map.
  open var isZoomEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person can rotate the map.
  ///
  /// Accepted: the map is flat with north at the top.
  open var isRotateEnabled = true
  /// A Boolean value that indicates whether a person can tilt the map.
  ///
  /// Accepted: the map is flat with north at the top.
  open var isPitchEnabled = true

  /// The annotations, in the order in which they were added.
  public internal(set) var annotations: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var drawnOverlays: [DrawnOverlay] = []
  var position = MapCameraPosition.automatic { didSet { setNeedsDisplay() } }
  var seen: MKCoordinateRegion?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a map with an empty frame. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The region that is shown.
  open var region: MKCoordinateRegion {
    get { position.shown ?? seen ?? MKCoordinateRegion(MKMapRect.world) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region.
  ///
  /// Accepted: `animated` is ignored; the map moves with an animation unless the person prefers
  /// reduced motion.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - animated: Whether the change is animated.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    position = .region(region)
  }

  open override func _content() -> AnyView? {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    return AnyView(
      MapViewFace(
        map: self, position: position, modes: modes, overlays: drawnOverlays.map(\.tiles),
        places: annotations.map { PlacedAnnotation($0, view(of: $0)) }))
  }

  func rendered(_ isWhole: Bool) {
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: isWhole)
  }

  func moved(_ report: RegionReport) {
    seen = report.region
    if report.isByUser { position = .chosen(report.region) }
    delegate?.mapView(self, regionDidChangeAnimated: true)
  }
}
