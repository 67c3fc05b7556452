import SwiftUI
public import UIKit

/// A map with annotations and overlays.
///
///     let map = MKMapView()
///     map.addOverlay(MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}.png"))
///     map.delegate = delegate        // provides the views of annotations and overlays
///
/// Partial: it is drawn by SwiftUI's ``Map``, whose limits apply. Until a region is set, it shows
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
  /// Accepted: it has no effect, since the map has north at the top.
  open var isRotateEnabled = true
  /// A Boolean value that indicates whether a person can tilt the map.
  ///
  /// Accepted: it has no effect, since the map is flat.
  open var isPitchEnabled = true
  /// The appearance of the map.
  ///
  /// Accepted: it has no effect, since there is only one appearance, in light and in dark mode.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()

  /// A Boolean value that indicates whether the map shows the person's location, once the app has
  /// the permission to read it.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locate() } }
  }
  /// The annotation for the person's location. It is one of ``annotations`` once the location is
  /// known.
  public let userLocation = MKUserLocation()
  /// The way in which the map follows the person's location.
  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  /// The limits of the distance from the camera to the ground within which a person can zoom;
  /// setting `nil` removes them.
  open var cameraZoomRange: CameraZoomRange! {
    get { zoomRange }
    set {
      zoomRange = newValue ?? CameraZoomRange()
      setNeedsDisplay()
    }
  }
  private var zoomRange = CameraZoomRange()
  var trackingMode = MKUserTrackingMode.none
  var locator: UserLocator?
  var clusters: [MKClusterAnnotation] = []

  /// The annotations, in the order in which they were added.
  public internal(set) var annotations: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var drawnOverlays: [DrawnOverlay] = []
  var position = MapCameraPosition.automatic { didSet { setNeedsDisplay() } }
  var seen: MKCoordinateRegion?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a map with an empty frame. The archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The region that is shown; setting it moves the map.
  open var region: MKCoordinateRegion {
    get { position.shown ?? seen ?? MKCoordinateRegion(MKMapRect.world) }
    set { setRegion(newValue, animated: false) }
  }

  /// Moves the map so that it shows a region.
  ///
  /// Accepted: `animated` has no effect; the map moves with an animation unless the person prefers
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
        map: self, position: position, bounds: zoomRange.limits, modes: modes,
        overlays: drawnOverlays.map(\.tiles), shapes: drawnOverlays.compactMap(\.shape),
        places: drawnAnnotations.map { PlacedAnnotation($0, view(of: $0)) },
        hasTrackingButton: subviews.contains { $0 is MKUserTrackingButton && !$0.isHidden },
        isTracking: trackingMode != .none))
  }

  func rendered(_ isWhole: Bool) {
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: isWhole)
  }

  func moved(_ report: RegionReport) {
    seen = report.region
    if report.isByUser {
      position = .chosen(report.region)
      setUserTrackingMode(.none, animated: true)
    }
    if GroundTiles.shared == nil || views.values.contains(where: { $0.clusteringIdentifier != nil })
    {
      setNeedsDisplay()
    }
    delegate?.mapView(self, regionDidChangeAnimated: true)
  }
}
