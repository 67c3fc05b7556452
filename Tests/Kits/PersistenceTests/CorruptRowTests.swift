import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the errors of documents that were stored as another type.
@Suite(.onEachEngine) struct CorruptRowTests {
  private struct Place: Codable, Equatable, Sendable {
    struct Spot: Codable, Equatable, Sendable { var name: String }
    var spot: Spot
  }

  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Stores a value and returns the detail of the error of reading it as another type.
  private func detail<Stored: Codable & Sendable, Read: Codable & Sendable>(
    _ value: Stored, readAs type: Read.Type
  ) async throws -> String? {
    let store = DocumentStore(bench.database)
    try await store.collection("rows", of: Stored.self).put(value, key: "k")
    let rows = store.collection("rows", of: Read.self)
    let error = await #expect(throws: PersistenceError.self) { _ = try await rows.value(key: "k") }
    #expect(error?.code == .corruptRow && error?.collection == "rows" && error?.key == "k")
    return error?.detail
  }

  @Test func `the error for a document with a missing value names the path to it`() async throws {
    let stored = ["spot": [String: Int]()]
    #expect(try await detail(stored, readAs: Place.self) == "spot.name is missing")
    #expect(try await detail([String: Int](), readAs: Place.self) == "spot is missing")
  }

  @Test func `the error for a value of a wrong type names its path and the expected type`()
    async throws
  {
    let stored = ["spot": ["name": 7]]
    #expect(try await detail(stored, readAs: Place.self) == "spot.name is not of the type String")
    #expect(try await detail(7, readAs: String.self) == "it is not of the type String")
  }

  @Test func `a corrupt document does not keep others from being read, changed or removed`()
    async throws
  {
    let place = Place(spot: Place.Spot(name: "Vienna"))
    let places = DocumentStore(bench.database).collection("rows", of: Place.self)
    try await places.put(place, key: "good", at: .at(1))
    _ = try await detail(7, readAs: Place.self)
    #expect(try await places.value(key: "good") == place)
    await #expect(throws: PersistenceError.self) { try await places.all() }
    try await places.put(place, key: "k", at: .at(2))
    #expect(try await places.documents().map(\.key) == ["k", "good"])
  }
}
