import CoreLocation
import Observation

/// The position and texts of an annotation of this module. A map that reads them is drawn again when
/// they change, as MapKit's is by key-value observing, which Linux does not have.
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
