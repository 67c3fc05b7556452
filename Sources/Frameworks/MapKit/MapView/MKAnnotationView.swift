public import UIKit

/// The view that shows an annotation on a map.
///
/// Partial: only its image is drawn, not its subviews.
open class MKAnnotationView: UIView {
  /// The annotation that the view shows.
  open var annotation: (any MKAnnotation)? { didSet { setNeedsDisplay() } }
  /// The identifier with which the view was created; `nil` for none.
  public let reuseIdentifier: String?
  /// The image of the view.
  open var image: UIImage? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the annotation can be selected.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the selected annotation shows a callout.
  open var canShowCallout = false { didSet { setNeedsDisplay() } }
  /// The view at the end of the callout. If it is a control, the callout can be pressed, and the
  /// map's delegate is notified.
  open var rightCalloutAccessoryView: UIView? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the annotation is selected.
  public internal(set) var isSelected = false { didSet { setNeedsDisplay() } }
  /// The identifier that the annotation has in common with those with which it may be clustered;
  /// `nil` if it is not clustered.
  open var clusteringIdentifier: String? { didSet { setNeedsDisplay() } }
  /// The view of the cluster in which the annotation was last shown, as long as that view exists.
  public internal(set) weak var cluster: MKAnnotationView?
  weak var map: MKMapView?

  /// Creates a view for an annotation.
  ///
  /// - Parameters:
  ///   - annotation: The annotation; `nil` for none.
  ///   - reuseIdentifier: The identifier under which the view could be reused; `nil` for none.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates an annotation view without an annotation. The archive is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Deselects the view before it is used for another annotation.
  open func prepareForReuse() { isSelected = false }

  /// Selects or deselects the view.
  ///
  /// - Parameters:
  ///   - selected: Whether the view is selected.
  ///   - animated: Not used.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Draws the map again, of which the view is a part.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    map?.setNeedsDisplay()
  }
}

/// The blue dot at the person's location.
open class MKUserLocationView: MKAnnotationView {}

/// The visibility of a marker's title or subtitle.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map shows the text if there is room for it.
  case adaptive
  /// The text is never shown.
  case hidden
  /// The text is always shown.
  case visible
}

/// A balloon with a glyph inside and its title below.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The text inside of the balloon: up to three characters, or an emoji; `nil` for none.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  /// The image inside of the balloon; `nil` for none.
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The color of the balloon; `nil` for red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The visibility of the title.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
  /// The visibility of the subtitle below the title.
  ///
  /// Accepted: it has no effect; the subtitle is always shown in the callout.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}
