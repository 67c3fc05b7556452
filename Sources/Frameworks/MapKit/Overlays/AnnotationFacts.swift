import CoreLocation
import Observation

/// The coordinate, title and subtitle of an annotation. A map that reads them is drawn again when
/// they change. MapKit uses key-value observing for that, which Linux does not have.
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
