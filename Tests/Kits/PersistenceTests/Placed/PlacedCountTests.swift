import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

/// Tests that documents near a point are counted, most of them without being decoded.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PlacedCountTests {
  private let bench: Bench
  private let here: GeoPoint
  private var offers: PlacedDocuments<Offer> {
    DocumentStore(bench.database).placed("offers", of: Offer.self)
  }

  init() throws {
    bench = try Bench()
    here = try GeoPoint(latitude: 51.5, longitude: -0.1)
  }

  /// Stores offers at a distance of 11 metres from each other.
  private func put(_ all: [Offer]) async throws {
    try await offers.put(
      try all.enumerated().map { number, offer in
        let point = try GeoPoint(latitude: 51.5 + Double(number) * 0.0001, longitude: -0.1)
        return PlacedEntry(key: offer.title, point: point, time: .at(1), value: offer)
      })
  }

  private func search(
    _ limit: Int, to most: Int, within metres: Double = 5_000, certain: [StoredCondition]?,
    asked: Recorded<String> = Recorded(), where isWanted: @Sendable (Offer) -> Bool = { _ in true }
  ) async throws -> (titles: [String], count: Int) {
    let (nearest, count) = try await offers.near(
      here, metres: metres, limit: limit, countingTo: most, certain: certain
    ) {
      asked.record($0.title)
      return isWanted($0)
    }
    return (nearest.map(\.document.value.title), count)
  }

  @Test func `a search returns the nearest documents and counts all within the radius`()
    async throws
  {
    try await put((0..<90).map { Offer("\($0)") })
    for certain in [nil, [.isMissing("taker")]] as [[StoredCondition]?] {
      let all = try await search(3, to: 500, certain: certain)
      #expect(all.titles == ["0", "1", "2"] && all.count == 90)
      #expect(try await search(3, to: 50, certain: certain).count == 50, "counting ends")
      #expect(try await search(3, to: 500, within: 220, certain: certain).count == 20)
      let whole = try await search(200, to: 500, certain: certain)
      #expect(whole.titles.count == 90 && whole.count == 90)
    }
    #expect(try await search(0, to: 9, certain: nil).count == 0)
    #expect(try await search(1, to: 9, within: -1, certain: nil).count == 0)
  }

  @Test func `documents that fulfil all certain conditions are counted without being decoded`()
    async throws
  {
    try await put((0..<60).map { Offer("\($0)", taker: $0 % 20 == 19 ? "ben" : nil) })
    let asked = Recorded<String>()
    let found = try await search(5, to: 500, certain: [.isMissing("taker")], asked: asked) {
      $0.taker == nil
    }
    #expect(found.titles == ["0", "1", "2", "3", "4"] && found.count == 57)
    #expect(Set(asked.all) == ["0", "1", "2", "3", "4", "19", "39", "59"])
    #expect(asked.all.count == 8, "none is decoded twice")
  }

  @Test func `rejected documents count neither for the limit nor for the number`() async throws {
    try await put((0..<70).map { Offer("\($0)", taker: $0 < 40 ? "ben" : nil) })
    for certain in [nil, [.isMissing("taker")]] as [[StoredCondition]?] {
      let found = try await search(2, to: 500, certain: certain) { $0.taker == nil }
      #expect(found.titles == ["40", "41"] && found.count == 30)
    }
  }

  @Test(
    arguments: [
      (.isMissing("taker"), ["plain", "later", "other"]),
      (.isMissing("place.note"), ["plain", "taken", "other"]),
      (.isAfter("place.until", "2026-11-29"), ["later"]),
      (.isAfter("place.until", "Z"), []),
      (.isNoneOf("owner", ["anna", "o'\"; --"]), ["plain", "later"]),
      (.isNoneOf("owner", []), ["plain", "later", "taken"]),
    ] as [(StoredCondition, [String])])
  func `a condition holds for documents whose JSON fulfils it`(
    condition: StoredCondition, titles: [String]
  ) async throws {
    let late = Offer.Place(until: "2026-11-30", note: "ring twice")
    try await put([
      Offer("first"), Offer("plain"), Offer("later", place: late),
      Offer("taken", owner: "anna", taker: "ben"), Offer("other", owner: nil),
    ])
    let asked = Recorded<String>()
    _ = try await search(1, to: 500, certain: [condition], asked: asked)
    #expect(Set(["plain", "later", "taken", "other"]).subtracting(asked.all) == Set(titles))
  }
}

/// A document with members that may be missing.
private struct Offer: Codable, Sendable {
  struct Place: Codable, Sendable {
    var until = "2026-11-29"
    var note: String?
  }

  let title: String
  let owner: String?
  let taker: String?
  let place: Place

  init(_ title: String, owner: String? = "giver", taker: String? = nil, place: Place = Place()) {
    (self.title, self.owner, self.taker, self.place) = (title, owner, taker, place)
  }
}
