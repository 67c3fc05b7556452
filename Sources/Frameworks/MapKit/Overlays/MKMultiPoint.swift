public import Foundation

/// A list of points on a map, from which lines and polygons are made.
open class MKMultiPoint: MKShape {
  let places: [MKMapPoint]
  /// The memory that ``points()`` returns; `nil` before its first call.
  private var memory: UnsafeMutablePointer<MKMapPoint>?

  init(places: [MKMapPoint]) { self.places = places }

  deinit { memory?.deallocate() }

  /// The number of points.
  open var pointCount: Int { places.count }

  open override var coordinate: CLLocationCoordinate2D {
    let rect = MKMapRect(around: places)
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// Returns the points. The memory belongs to this object, and is valid as long as it exists.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let memory { return memory }
    let memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: places.count)
    memory.initialize(from: places, count: places.count)
    self.memory = memory
    return memory
  }

  /// Copies the coordinates of some of the points.
  ///
  /// - Parameters:
  ///   - coords: The memory for as many coordinates as the range has.
  ///   - range: The indices of the points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (offset, index) in (range.location..<range.location + range.length).enumerated() {
      coords[offset] = places[index].coordinate
    }
  }
}
