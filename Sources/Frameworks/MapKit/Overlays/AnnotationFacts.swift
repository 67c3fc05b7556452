import CoreLocation
import Observation

/// What an annotation of this module says. A map that reads it is drawn again when it changes, as
/// MapKit's does by key-value observing, which Linux does not have.
@Observable final class AnnotationFacts {
  var coordinate: CLLocationCoordinate2D
  var title: String?
  var subtitle: String?

  init(
    coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D(), title: String? = nil,
    subtitle: String? = nil
  ) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
