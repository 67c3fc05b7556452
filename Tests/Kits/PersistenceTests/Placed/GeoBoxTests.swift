import Foundation
import Testing

@testable import StrataPersistence

@Suite struct GeoBoxTests {
  /// The distance of one degree of a great circle, in metres.
  private static let degree = GeoPoint.radius * .pi / 180

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test
  func `a circle's bounding box at 60 degrees north is as high as the circle, and wide enough`()
    throws
  {
    let point = try GeoPoint(latitude: 60, longitude: 10)
    let boxes = GeoBox.around(point, metres: Self.degree)
    let box = try #require(boxes.first)
    #expect(boxes.count == 1 && isNear(box.south, 59) && isNear(box.north, 61))
    let width = asin(sin(Double.pi / 180) / 0.5) * 180 / .pi
    #expect(width > 2 && isNear(box.west, 10 - width) && isNear(box.east, 10 + width))
  }

  @Test func `every point of a circle is in its bounding box`() throws {
    let point = try GeoPoint(latitude: -45, longitude: 20)
    let metres = 3 * Self.degree
    let box = try #require(GeoBox.around(point, metres: metres).first)
    var inside = 0
    for latitude in stride(from: -49.0, through: -41, by: 0.125) {
      for longitude in stride(from: 14.0, through: 26, by: 0.125) {
        let other = try GeoPoint(latitude: latitude, longitude: longitude)
        guard point.metres(to: other) <= metres else { continue }
        inside += 1
        #expect((box.south...box.north).contains(latitude))
        #expect((box.west...box.east).contains(longitude))
      }
    }
    #expect(inside > 1000)
  }

  @Test(arguments: [(179.5, 180.0), (-179.5, -180)])
  func `a circle across the date line has a bounding box on each side of it`(
    longitude: Double, line: Double
  ) throws {
    let point = try GeoPoint(latitude: 0, longitude: longitude)
    let boxes = GeoBox.around(point, metres: Self.degree)
    #expect(boxes.count == 2)
    let sides = boxes.map { [$0.west, $0.east] }
    let expected: [[Double]] =
      line > 0 ? [[178.5, 180], [-180, -179.5]] : [[-180, -178.5], [179.5, 180]]
    for (side, wanted) in zip(sides, expected) {
      #expect(isNear(side[0], wanted[0]) && isNear(side[1], wanted[1]))
    }
  }

  @Test func `a circle around a pole has one bounding box with all longitudes`() throws {
    for sign in [1.0, -1] {
      let point = try GeoPoint(latitude: sign * 89.5, longitude: 30)
      let boxes = GeoBox.around(point, metres: Self.degree)
      let box = try #require(boxes.first)
      #expect(boxes.count == 1 && box.west == -180 && box.east == 180)
      #expect(isNear(box.north, sign > 0 ? 90 : -88.5) && isNear(box.south, sign > 0 ? 88.5 : -90))
    }
  }
}
