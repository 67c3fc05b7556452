public import Foundation

extension MKMapView {
  /// The limits of the distance from the camera to the ground, in meters, within which a person can
  /// zoom the map.
  open class CameraZoomRange: NSObject {
    /// The smallest distance from the camera to the map's center, in meters.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance from the camera to the map's center, in meters.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range without limits.
    override init() {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, .infinity)
    }

    /// Creates a range; returns `nil` if a distance is negative, or the smallest is larger than the
    /// largest.
    ///
    /// - Parameters:
    ///   - minCenterCoordinateDistance: The smallest distance, in meters.
    ///   - maxCenterCoordinateDistance: The largest distance, in meters.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance,
      maxCenterCoordinateDistance: CLLocationDistance
    ) {
      guard 0 <= minCenterCoordinateDistance,
        minCenterCoordinateDistance <= maxCenterCoordinateDistance
      else { return nil }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }

    /// Creates a range without an upper limit; returns `nil` if the distance is negative.
    ///
    /// - Parameter minCenterCoordinateDistance: The smallest distance, in meters.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minCenterCoordinateDistance,
        maxCenterCoordinateDistance: .infinity)
    }

    /// Creates a range without a lower limit; returns `nil` if the distance is negative.
    ///
    /// - Parameter maxCenterCoordinateDistance: The largest distance, in meters.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }

    /// The same limits for SwiftUI's map.
    var limits: MapCameraBounds {
      MapCameraBounds(
        minimumDistance: minCenterCoordinateDistance, maximumDistance: maxCenterCoordinateDistance)
    }
  }
}
