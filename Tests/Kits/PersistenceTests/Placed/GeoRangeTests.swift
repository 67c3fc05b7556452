import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of what holds for any points, boxes and searches.
@Suite struct GeoRangeTests {
  /// Returns points all over the Earth, the same in each run.
  private func points(_ count: Int, seed: UInt64) throws -> [GeoPoint] {
    var random = SeededGenerator(seed: seed)
    return try (0..<count).map { _ in
      try GeoPoint(
        latitude: .random(in: -90...90, using: &random),
        longitude: .random(in: -180...180, using: &random))
    }
  }

  @Test func `the distance of two points is never longer than the way over a third point`() throws {
    let points = try points(300, seed: 1)
    for index in 0..<298 {
      let (one, other, third) = (points[index], points[index + 1], points[index + 2])
      let direct = one.metres(to: third)
      #expect(direct <= one.metres(to: other) + other.metres(to: third) + 0.001)
      #expect(direct >= 0 && direct <= GeoPoint.radius * .pi + 0.001)
      #expect(abs(direct - third.metres(to: one)) < 0.001)
    }
  }

  @Test(arguments: [-89.0, -45, -1, 0, 30, 88])
  func `a degree of latitude has the same length in metres everywhere`(latitude: Double) throws {
    let south = try GeoPoint(latitude: latitude, longitude: 12)
    let north = try GeoPoint(latitude: latitude + 1, longitude: 12)
    #expect(abs(south.metres(to: north) - GeoPoint.radius * .pi / 180) < 0.001)
  }

  @Test func `every point within a distance is in a box around the center`() throws {
    var random = SeededGenerator(seed: 2)
    let centers = try points(60, seed: 3)
    for center in centers {
      let metres = pow(10, Double.random(in: 2...7.2, using: &random))
      let boxes = GeoBox.around(center, metres: metres)
      for point in try points(200, seed: 4) where point.metres(to: center) < metres * 0.999_999 {
        let isInside = boxes.contains { box in
          (box.south...box.north).contains(point.latitude)
            && (box.west...box.east).contains(point.longitude)
        }
        #expect(isInside, "\(point) within \(metres) of \(center)")
      }
    }
  }

  @Test func `every point of a box inside of a circle is within its distance`() throws {
    var (random, boxes) = (SeededGenerator(seed: 6), 0)
    for center in try points(300, seed: 7) {
      let metres = pow(10, Double.random(in: 0...7, using: &random))
      guard let box = GeoBox.inside(center, metres: metres) else { continue }
      boxes += 1
      for _ in 0..<100 {
        let point = try GeoPoint(
          latitude: .random(in: box.south...box.north, using: &random),
          longitude: .random(in: box.west...box.east, using: &random))
        #expect(point.metres(to: center) < metres, "\(point) within \(metres) of \(center)")
      }
    }
    #expect(boxes > 200, "most circles have one")
    let pole = try GeoPoint(latitude: 90, longitude: 0)
    #expect(GeoBox.inside(pole, metres: 5_000) == nil)
    #expect(GeoBox.inside(try GeoPoint(latitude: 1, longitude: 2), metres: 0) == nil)
  }

  @Test func `no bounding box exceeds the ranges of coordinates, and its west is at most its east`()
    throws
  {
    for (center, metres) in zip(try points(200, seed: 5), (0..<200).map { pow(1.1, Double($0)) }) {
      let boxes = GeoBox.around(center, metres: metres)
      #expect((1...2).contains(boxes.count))
      for box in boxes {
        #expect(box.south >= -90 && box.north <= 90 && box.south <= box.north)
        #expect(box.west >= -180 && box.east <= 180 && box.west <= box.east)
      }
    }
  }

  @Test func `a bounding box of radius zero is the point, and of half the circumference the Earth`()
    throws
  {
    let point = try GeoPoint(latitude: 10, longitude: 20)
    #expect(
      GeoBox.around(point, metres: 0) == [GeoBox(south: 10, north: 10, west: 20, east: 20)])
    let earth = [GeoBox(south: -90, north: 90, west: -180, east: 180)]
    #expect(GeoBox.around(point, metres: GeoPoint.radius * .pi) == earth)
    #expect(GeoBox.around(point, metres: .infinity) == earth)
  }

  @Test(arguments: [
    (90.5, 0.0, "The coordinates are invalid: latitude 90.5 is not in -90 ... 90."),
    (0, -181, "The coordinates are invalid: longitude -181.0 is not in -180 ... 180."),
    (99, 999, "The coordinates are invalid: latitude 99.0 is not in -90 ... 90."),
  ])
  func `an invalid coordinate is refused in one sentence`(
    latitude: Double, longitude: Double, sentence: String
  ) {
    let error = #expect(throws: PersistenceError.self) {
      try GeoPoint(latitude: latitude, longitude: longitude)
    }
    #expect(error?.localizedDescription == sentence)
  }
}

/// Tests of whole searches in growing circles over invented distances.
@Suite struct PlacedSearchRunTests {
  /// Searches among distances, page by page, as an engine does.
  private func run(
    _ distances: [Double], within metres: Double, page: Int
  ) -> (found: [Double], circles: Int) {
    let here = GeoPoint(stored: 0, 0)
    var search = PlacedSearch(near: here, metres: metres)
    var (found, circles) = ([Double](), 0)
    while !search.isOver {
      while search.lacks(page) {
        let (inner, outer) = search.widened(for: page)
        circles += 1
        search.take(
          distances.enumerated().filter { $0.element > inner && $0.element <= outer }
            .map { PlacedSearch.Candidate(sequence: $0.offset, point: here, metres: $0.element) })
      }
      found += search.pass(page).map(\.metres)
    }
    return (found, circles)
  }

  @Test(arguments: [1, 3, 50, 10_000], [0.0, 10, 5_000, 1_000_000])
  func `a search by distance returns each result within it once, the nearest first`(
    page: Int, metres: Double
  ) {
    var random = SeededGenerator(seed: UInt64(page))
    // Dense near the center, and several at equal distances.
    let distances = (0..<500).map { _ in
      (pow(10, Double.random(in: 0...6, using: &random)) * 4).rounded() / 4
    }
    let (found, circles) = run(distances + [0, 0, metres], within: metres, page: page)
    #expect(found == (distances + [0, 0, metres]).filter { $0 <= metres }.sorted())
    #expect(circles <= 4, "each circle is at least twice as wide as the one before")
  }

  @Test func `a search by distance without results ends after the widest circle`() {
    let (found, circles) = run([], within: 800, page: 5)
    #expect(found.isEmpty && circles <= 4)
    #expect(run([801], within: 800, page: 1).found.isEmpty)
  }

  @Test func `a search for the nearest two of a hundred documents needs only the first circle`() {
    var search = PlacedSearch(near: GeoPoint(stored: 0, 0), metres: 8_000)
    let (inner, outer) = search.widened(for: 2)
    search.take(
      (1...100).map {
        .init(sequence: $0, point: GeoPoint(stored: 0, 0), metres: Double($0))
      })
    #expect(inner == -1 && outer == 1_000 && !search.lacks(2))
    #expect(search.pass(2).map(\.metres) == [1, 2])
    #expect(!search.lacks(98) && search.lacks(99))
  }
}
