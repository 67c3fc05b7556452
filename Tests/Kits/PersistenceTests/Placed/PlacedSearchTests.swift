import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the growing circles of a search, without a database.
@Suite struct PlacedSearchTests {
  private let here = GeoPoint(stored: 0, 0)

  private func candidate(_ sequence: Int, _ metres: Double) -> PlacedSearch.Candidate {
    PlacedSearch.Candidate(sequence: sequence, point: here, metres: metres)
  }

  @Test
  func `the first search circle has an eighth of the radius, and each next at least twice as much`()
  {
    var search = PlacedSearch(near: here, metres: 800)
    var edges: [Double] = []
    while search.lacks(5) {
      let (inner, outer) = search.widened(for: 5)
      #expect(inner == edges.last ?? -1)
      search.take([candidate(0, outer)])
      _ = search.pass(1)
      edges.append(outer)
    }
    #expect(edges.first == 100 && edges.last == 800)
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $1 >= 2 * $0 || $1 == 800 })
    #expect(search.isOver)
  }

  @Test func `the next search circle is computed from the density of the results so far`() {
    var search = PlacedSearch(near: here, metres: 80_000)
    #expect(search.widened(for: 60).outer == 10_000)
    search.take([candidate(1, 1)])
    // 1.5 · 60 times the area of the circle with one.
    let outer = search.widened(for: 60).outer
    #expect(abs(outer - 80_000) < 0.001, "10 km · √90 is wider than the search")
    var other = PlacedSearch(near: here, metres: 80_000)
    _ = other.widened(for: 6)
    other.take([candidate(1, 1)])
    #expect(abs(other.widened(for: 6).outer - 10_000 * 9.0.squareRoot()) < 0.001)
  }

  @Test
  func `search results are returned nearest first, and at equal distances those stored first`() {
    var search = PlacedSearch(near: here, metres: 8)
    _ = search.widened(for: 9)
    search.take([candidate(3, 0.5), candidate(2, 0.2), candidate(1, 0.5)])
    #expect(search.pass(2).map(\.sequence) == [2, 1])
    #expect(search.pass(2).map(\.sequence) == [3])
    #expect(search.pass(2).isEmpty)
  }

  @Test func `a search is over once the results of the widest circle have been returned`() {
    var search = PlacedSearch(near: here, metres: 0)
    #expect(!search.isOver && search.lacks(1))
    let (inner, outer) = search.widened(for: 1)
    #expect(inner == -1 && outer == 0, "the point itself is in the first ring")
    search.take([candidate(1, 0), candidate(2, 0)])
    #expect(!search.lacks(5) && !search.isOver)
    _ = search.pass(1)
    #expect(!search.isOver)
    _ = search.pass(1)
    #expect(search.isOver)
  }

  @Test func `no search is wider than half the Earth's circumference`() {
    var search = PlacedSearch(near: here, metres: .infinity)
    var outer = 0.0
    while search.lacks(1) { outer = search.widened(for: 1).outer }
    #expect(outer == GeoPoint.radius * .pi)
  }

  @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0), (90, -180)])
  func `the minimum and maximum latitude and longitude are valid points`(
    latitude: Double, longitude: Double
  ) throws {
    let point = try GeoPoint(latitude: latitude, longitude: longitude)
    #expect(point.latitude == latitude && point.longitude == longitude)
  }

  @Test func `the poles are half the circumference apart`() throws {
    let north = try GeoPoint(latitude: 90, longitude: 0)
    let south = try GeoPoint(latitude: -90, longitude: 123)
    #expect(abs(north.metres(to: south) - GeoPoint.radius * .pi) < 1)
    let east = try GeoPoint(latitude: 0, longitude: 180)
    let west = try GeoPoint(latitude: 0, longitude: -180)
    #expect(east.metres(to: west) < 1)
  }
}
