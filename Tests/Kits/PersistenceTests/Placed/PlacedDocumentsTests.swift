import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

/// Tests that documents at positions are found by distance.
@Suite(.onEachEngine) struct PlacedDocumentsTests {
  private let bench: Bench
  private var stalls: PlacedDocuments<Note> {
    DocumentStore(bench.database).placed("stalls", of: Note.self)
  }

  init() throws { bench = try Bench() }

  /// Distances on the ellipsoid (Karney), which the sphere's must match within 0.6 %.
  @Test(arguments: [
    (51.5074, -0.1278, 48.8566, 2.3522, 343_923.0), (0, 179.5, 0, -179.5, 111_319.0),
    (89.9, 0, 89.9, 180, 22_339.0), (-33.8688, 151.2093, -33.8688, 151.2093, 0),
  ])
  func `the distance of two points is measured on the Earth's surface`(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    metres: Double
  ) throws {
    let here = try GeoPoint(latitude: latitude, longitude: longitude)
    let there = try GeoPoint(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(here.metres(to: there) - metres) <= metres * 0.006)
    #expect(here.metres(to: there) == there.metres(to: here))
  }

  @Test(arguments: [
    (91.0, 0.0, "latitude 91.0"), (-90.01, 0, "latitude"), (.nan, 0, "latitude nan"),
    (0, 180.5, "longitude 180.5"), (0, -.infinity, "longitude -inf"),
  ])
  func `the error for an invalid coordinate names the field`(
    latitude: Double, longitude: Double, words: String
  ) {
    let error = #expect(throws: PersistenceError.self) {
      try GeoPoint(latitude: latitude, longitude: longitude)
    }
    #expect(error?.code == .invalidPoint)
    #expect(error?.errorDescription?.contains(words) == true)
  }

  @Test
  func `a search returns the nearest documents first, and none beyond the radius`() async throws {
    let here = try GeoPoint(latitude: 51.5, longitude: -0.1)
    for (name, north) in [("far", 0.5), ("near", 0.001), ("middle", 0.02)] {
      let point = try GeoPoint(latitude: 51.5 + north, longitude: -0.1)
      try await stalls.put(Note(name), key: name, at: point, time: .at(1))
    }
    let found = try await stalls.near(here, metres: 5_000, limit: 10)
    #expect(found.map(\.document.value.text) == ["near", "middle"])
    #expect(found.map { Int($0.metres.rounded()) } == [111, 2224])
    #expect(found.first?.document.at == .at(1))
    #expect(try await stalls.near(here, metres: 5_000, limit: 1).map(\.document.key) == ["near"])
    #expect(try await stalls.near(here, metres: 100_000, limit: 10).count == 3)
    #expect(try await stalls.near(here, metres: .infinity, limit: 10).count == 3)
    for (metres, limit) in [(-1.0, 10), (.nan, 10), (5_000, 0), (5_000, -1)] {
      #expect(try await stalls.near(here, metres: metres, limit: limit).isEmpty)
    }
  }

  @Test func `documents that the filter rejects do not count towards the limit`() async throws {
    let here = try GeoPoint(latitude: 51.5, longitude: -0.1)
    let entries = try (0..<25).map { number in
      let point = try GeoPoint(latitude: 51.5 + Double(number) * 0.001, longitude: -0.1)
      return PlacedEntry(key: "\(number)", point: point, time: .at(1), value: Note("\(number)"))
    }
    try await stalls.put(entries)
    let names = (0..<25).map { "\($0)" }
    for limit in [1, 4, 25, 30] {
      let asked = Recorded<String>()
      let found = try await stalls.near(here, metres: 50_000, limit: limit) {
        asked.record($0.text)
        return (Int($0.text) ?? 0) >= 21
      }
      #expect(found.map(\.document.value.text) == Array(names[21...].prefix(limit)))
      #expect(asked.all == Array(names.prefix(limit == 1 ? 22 : 25)))
    }
    #expect(try await stalls.near(here, metres: 50_000, limit: 5) { _ in false }.isEmpty)
  }

  /// Compared with a scan of every point: at the poles, across the date line, small and large.
  @Test(arguments: [
    (51.5, -0.1), (0, 180), (0, -179.99), (89.99, 12), (-89.5, -100), (65, 179.9), (90, 0),
  ])
  func `the spatial index finds the same as a full scan`(
    latitude: Double, longitude: Double
  ) async throws {
    let here = try GeoPoint(latitude: latitude, longitude: longitude)
    var random = SeededGenerator(seed: 7)
    var points: [GeoPoint] = []
    for number in 0..<600 {
      // Most are nearby, some anywhere.
      let spread = number % 3 == 0 ? 180.0 : pow(10, Double.random(in: -4...1, using: &random))
      let north = latitude + Double.random(in: -spread...spread, using: &random)
      var east = longitude + Double.random(in: -spread...spread, using: &random)
      if east > 180 { east -= 360 }
      if east < -180 { east += 360 }
      points.append(try GeoPoint(latitude: min(90, max(-90, north)), longitude: east))
    }
    try await stalls.put(
      points.enumerated().map { number, point in
        PlacedEntry(key: "\(number)", point: point, time: .at(0), value: Note("\(number)"))
      })
    for metres in [0.0, 30, 900, 25_000, 800_000, 9_000_000, 30_000_000] {
      let expected = points.map { here.metres(to: $0) }.filter { $0 <= metres }.sorted()
      for limit in [1, 7, 90, 1_000] {
        let found = try await stalls.near(here, metres: metres, limit: limit)
        #expect(found.map(\.metres) == Array(expected.prefix(limit)), "\(limit) within \(metres)")
      }
    }
  }

  @Test func `a search finds moved and changed documents as they are now, and no removed ones`()
    async throws
  {
    let (here, there) = (
      try GeoPoint(latitude: 10, longitude: 10), try GeoPoint(latitude: -10, longitude: 10)
    )
    try await stalls.put(Note("tea"), key: "a", at: here)
    try await stalls.put(Note("soup"), key: "a", at: there)
    #expect(try await stalls.near(here, metres: 1_000, limit: 9).isEmpty)
    #expect(
      try await stalls.near(there, metres: 1_000, limit: 9).map(\.document.value.text) == ["soup"])
    let changed = try await stalls.change(key: "a") { note in
      note.text += "s"
      return true
    }
    #expect(changed == Note("soups"))
    let kept = try await stalls.change(key: "a") { note in
      note.text = "nothing"
      return false
    }
    #expect(kept == Note("soups"))
    #expect(try await stalls.change(key: "b") { _ in true } == nil)
    #expect(try await stalls.document(key: "a")?.value == Note("soups"))
    #expect(try await stalls.remove(key: "a"))
    #expect(try await !stalls.remove(key: "a"))
    #expect(try await stalls.near(there, metres: 1_000, limit: 9).isEmpty)
    #expect(try await stalls.document(key: "a") == nil)
  }

  @Test func `collections with positions are separate, and persist after the database is reopened`()
    async throws
  {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    let others = DocumentStore(bench.database).placed("others", of: Note.self)
    try await stalls.put(Note("stall"), key: "a", at: here)
    try await others.put(Note("other"), key: "a", at: here)
    await bench.database.close()
    let again = DocumentStore(try bench.again()).placed("stalls", of: Note.self)
    #expect(try await again.near(here, metres: 1, limit: 9).map(\.document.value.text) == ["stall"])
  }

  @Test
  func `100 concurrent changes of one document are applied one after the other`() async throws {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    try await stalls.put(Note(""), key: "a", at: here)
    // Two connections, as two processes have.
    let second = DocumentStore(try bench.again()).placed("stalls", of: Note.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let writer = number.isMultiple(of: 2) ? stalls : second
        group.addTask {
          _ = try await writer.change(key: "a") { note in
            note.text += "x"
            return true
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stalls.document(key: "a")?.value.text.count == 100)
  }

  @Test func `if one of several documents cannot be stored, none is stored`() async throws {
    let numbers = DocumentStore(bench.database).placed("numbers", of: Double.self)
    let here = try GeoPoint(latitude: 1, longitude: 1)
    await #expect(throws: PersistenceError.self) {
      try await numbers.put(
        [1, .nan].map { PlacedEntry(key: "\($0)", point: here, time: .at(0), value: $0) })
    }
    #expect(try await numbers.near(here, metres: 10, limit: 9).isEmpty)
  }
}
