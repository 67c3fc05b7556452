import UIKit

/// An object that receives the person's location for a map that shows it.
@MainActor final class UserLocator: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private weak var map: MKMapView?

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    manager.delegate = self
  }

  deinit { manager.stopUpdatingLocation() }

  /// Starts updates once the app has the permission, which the map does not request.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedWhenInUse, .authorizedAlways:
      map?.userLocation.isUpdating = true
      manager.startUpdatingLocation()
    default: map?.userLocation.isUpdating = false
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let location = locations.last { map?.located(location) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    guard let map else { return }
    map.delegate?.mapView(map, didFailToLocateUserWithError: error)
  }
}

extension MKMapView {
  /// A Boolean value that indicates whether the latest location is in the visible region.
  public var isUserLocationVisible: Bool {
    guard showsUserLocation, userLocation.location != nil else { return false }
    return MKMapRect(region).contains(MKMapPoint(userLocation.coordinate))
  }

  /// Sets the way in which the map follows the person's location.
  ///
  /// Accepted: `animated` has no effect; the map moves with an animation unless the person prefers
  /// reduced motion.
  ///
  /// - Parameters:
  ///   - mode: The way in which the map follows the person.
  ///   - animated: Whether the change is animated.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    if mode != .none {
      showsUserLocation = true
      centerOnUser()
    }
    delegate?.mapView(self, didChange: mode, animated: animated)
    setNeedsDisplay()
  }

  /// Starts or stops reading the person's location, whichever the settings require.
  func locate() {
    guard showsUserLocation else {
      locator = nil
      userLocation.isUpdating = false
      removeAnnotation(userLocation)
      return
    }
    locator = locator ?? UserLocator(self)
  }

  func located(_ location: CLLocation) {
    guard showsUserLocation else { return }
    userLocation.location = location
    addAnnotation(userLocation)
    delegate?.mapView(self, didUpdate: userLocation)
    if trackingMode != .none { centerOnUser() }
    setNeedsDisplay()
  }

  private func centerOnUser() {
    guard userLocation.location != nil else { return }
    let span = seen?.span ?? MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02)
    position = .region(MKCoordinateRegion(center: userLocation.coordinate, span: span))
  }
}
