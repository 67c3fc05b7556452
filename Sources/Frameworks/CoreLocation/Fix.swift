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
  /// - Throws: ``DeviceRequestError/unreadable(service:)`` if the coordinate is invalid, or a
  ///   number is one that no receiver measures: an app may convert it to an integer.
  func location(_ service: String) throws(DeviceRequestError) -> CLLocation {
    guard let latitude, let longitude, isMeasurable else { throw .unreadable(service: service) }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { throw .unreadable(service: service) }
    return CLLocation(
      coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy ?? 0,
      verticalAccuracy: altitude == nil ? -1 : altitudeAccuracy ?? 0, course: heading ?? -1,
      speed: speed ?? -1,
      timestamp: timestamp.map { Date(timeIntervalSince1970: $0 / 1000) } ?? Date())
  }

  /// A Boolean value that indicates whether the numbers besides the coordinate are at most a
  /// million kilometres, and the time is before the year 10,000.
  private var isMeasurable: Bool {
    let numbers = [accuracy, altitude, altitudeAccuracy, heading, speed]
    return numbers.allSatisfy { abs($0 ?? 0) <= 1e9 }
      && (0..<253_402_300_800_000).contains(timestamp ?? 0)
  }
}
