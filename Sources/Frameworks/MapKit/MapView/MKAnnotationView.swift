public import UIKit

/// What stands for an annotation on a map.
///
/// Partial: it shows its image; subviews are not drawn.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)? { didSet { setNeedsDisplay() } }
  public let reuseIdentifier: String?
  open var image: UIImage? { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether it tells more when it is selected.
  open var canShowCallout = false { didSet { setNeedsDisplay() } }
  /// Where it is a control, the callout can be pressed, and the map's delegate hears of it.
  open var rightCalloutAccessoryView: UIView? { didSet { setNeedsDisplay() } }
  public internal(set) var isSelected = false { didSet { setNeedsDisplay() } }
  weak var map: MKMapView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() { isSelected = false }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// It is drawn with the map.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    map?.setNeedsDisplay()
  }
}

/// Whether words of a marker are shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A balloon with a glyph in it, and its title below.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Up to three signs, or an emoji.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
  /// Accepted: a subtitle stands in the callout.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}
