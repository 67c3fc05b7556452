import CoreLocation
import Foundation
import Observation

/// Reads the person's location for a map, once the app has the permission.
@MainActor @Observable
final class PersonLocator: NSObject, @preconcurrency CLLocationManagerDelegate {
  private(set) var coordinate: CLLocationCoordinate2D?
  @ObservationIgnored private var manager: CLLocationManager?

  /// Begins to read the location. Further calls have no effect.
  func start() {
    guard manager == nil else { return }
    let manager = CLLocationManager()
    self.manager = manager
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedWhenInUse, .authorizedAlways: manager.startUpdatingLocation()
    default: coordinate = nil
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    coordinate = locations.last?.coordinate
  }
}
