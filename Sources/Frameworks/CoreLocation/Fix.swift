import Foundation
import StrataDeviceServices

/// A position, or the reason why there is none, in a browser's message.
struct Fix: Decodable, Sendable {
  var latitude: Double?
  var longitude: Double?
  var accuracy: Double?
  var altitude: Double?
  var altitudeAccuracy: Double?
  var heading: Double?
  var speed: Double?
  /// The time of the measurement, in milliseconds since 1970.
  var timestamp: Double?
  /// The reason for which there is no position; `nil` if there is one.
  var problem: String?

  /// Returns the location that the message contains.
  ///
  /// - Throws: ``DeviceRequestError/unreadable(service:)`` if the coordinate is invalid.
  func location(_ service: String) throws(DeviceRequestError) -> CLLocation {
    guard let latitude, let longitude else { throw .unreadable(service: service) }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { throw .unreadable(service: service) }
    return CLLocation(
      coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy ?? 0,
      verticalAccuracy: altitude == nil ? -1 : altitudeAccuracy ?? 0, course: heading ?? -1,
      speed: speed ?? -1,
      timestamp: timestamp.map { Date(timeIntervalSince1970: $0 / 1000) } ?? Date())
  }
}
