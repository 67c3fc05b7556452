public import Foundation

/// An object that receives the results of a location manager, on the main actor.
///
/// Every method has a default implementation.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with one or more locations, the newest last.
  ///
  /// - Parameters:
  ///   - manager: The manager that calls the delegate.
  ///   - locations: The locations, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when a location was requested and not found.
  ///
  /// - Parameters:
  ///   - manager: The manager that calls the delegate.
  ///   - error: The reason, a ``CLError``.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the authorization status has changed, and when it is first known.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
