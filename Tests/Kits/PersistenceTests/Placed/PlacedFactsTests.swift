import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of what the index of positions remembers of documents, so that they are counted unread.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PlacedFactsTests {
  private let bench: Bench
  private let here = GeoPoint(stored: 51.5, -0.1)
  private let facts = StoredFacts(
    presenceOf: ["taker", "place.note"], textsOf: ["until", "owner"])
  private let certain: [StoredCondition] = [
    .isMissing("taker"), .isAfter("until", "5"), .isNoneOf("owner", ["rude"]),
  ]

  init() throws { bench = try Bench() }

  private func offers(_ facts: StoredFacts?) -> PlacedDocuments<Gift> {
    DocumentStore(bench.database).placed("offers", remembering: facts)
  }

  /// Returns how many gifts are free, and which were decoded for that.
  private func count(
    _ facts: StoredFacts?, to most: Int = 501, within metres: Double = 5_000
  ) async throws -> (count: Int, decoded: [String]) {
    let asked = Recorded<String>()
    let found = try await offers(facts).near(
      here, metres: metres, limit: 1, countingTo: most, certain: certain
    ) {
      asked.record($0.name)
      return $0.isFree
    }
    return (found.count, asked.all)
  }

  private func put(
    _ gifts: [Gift], _ facts: StoredFacts?, every degrees: Double = 0.0001
  ) async throws {
    try await offers(facts).put(
      gifts.enumerated().map { number, gift in
        let point = GeoPoint(stored: here.latitude + Double(number) * degrees, here.longitude)
        return PlacedEntry(key: gift.name, point: point, time: .at(1), value: gift)
      })
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `after random changes a count equals a plain scan, with and without facts`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let offers = offers(facts)
    for step in 0..<150 {
      let (gift, point) = (Gift(any: &random), GeoPoint(near: here, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try await offers.remove(key: gift.name)
      case 1: _ = try await offers.change(key: gift.name) { $0.replace(by: gift) }
      case 2: _ = try await offers.move(key: gift.name, to: point) { $0.replace(by: gift) }
      default: try await offers.put(gift, key: gift.name, at: point)
      }
      guard step % 15 == 0 else { continue }
      let metres = Double.random(in: 0...6_000, using: &random)
      let scanned = try await offers.near(here, metres: metres, limit: 999) { $0.isFree }.count
      for most in [1, 3, 501] {
        for facts in [facts, nil] {
          #expect(try await count(facts, to: most, within: metres).count == min(most, scanned))
        }
      }
    }
  }

  @Test(.onSQLite) func `documents that were stored without facts get them at the next search`()
    async throws
  {
    try await put((0..<40).map { Gift("\($0)", taker: $0 == 7 ? "ben" : nil) }, nil)
    // A condition that no fact decides is checked on the JSON.
    for facts in [nil, facts] {
      let (count, decoded) = try await count(facts)
      #expect(count == 39 && decoded == ["0", "7"])
    }
    #expect(try shapes() == [facts.shape: 40])
  }

  @Test(.onSQLite) func `if the facts are others, the index is made anew, by whatever process`()
    async throws
  {
    try await put((0..<9).map { Gift("\($0)") }, StoredFacts(presenceOf: ["x"], textsOf: []))
    let other = try bench.again()
    let gifts: PlacedDocuments<Gift> = DocumentStore(other).placed("offers", remembering: facts)
    try await gifts.put(Gift("late", taker: "ben"), key: "late", at: here)
    #expect(try shapes() == [facts.shape: 10])
    // Whoever writes a row enters the facts that the file says the collection has.
    try await put([Gift("mine")], StoredFacts(presenceOf: ["x"], textsOf: []))
    #expect(try await count(facts).count == 10)
    await other.close()
  }

  @Test(.onSQLite) func `a document whose members are of other types is decoded before it counts`()
    async throws
  {
    let numbers: PlacedDocuments<[String: Int]> = DocumentStore(bench.database)
      .placed("numbers", remembering: facts)
    for (number, key) in ["wanted", "until"].enumerated() {
      let point = GeoPoint(stored: here.latitude + Double(number) * 0.0001, here.longitude)
      try await numbers.put([key: 9, "owner": 7], key: key, at: point)
    }
    let asked = Recorded<[String]>()
    let found = try await numbers.near(
      here, metres: 5_000, limit: 1, countingTo: 5, certain: certain
    ) {
      asked.record($0.keys.sorted())
      return $0["wanted"] != nil
    }
    #expect(found.count == 1 && asked.all == [["owner", "wanted"], ["owner", "until"]])
  }

  @Test func `a crowded place is counted up to the limit, and beyond the date line and at a pole`()
    async throws
  {
    let places: [(Double, Double)] = [(10, 179.999), (89.999, 30), (-90, 0), (0, -180)]
    for (latitude, longitude) in places {
      let point = GeoPoint(stored: latitude, longitude)
      let offers: PlacedDocuments<Gift> = DocumentStore(bench.database)
        .placed("at \(latitude)", remembering: facts)
      var random = SeededGenerator(seed: 1)
      let around = (0..<90).map { _ in GeoPoint(near: point, using: &random) }
      try await offers.put(
        around.enumerated().map {
          PlacedEntry(key: "\($0)", point: $1, time: .at(0), value: Gift("\($0)"))
        })
      for most in [20, 99] {
        let found = try await offers.near(
          point, metres: 4_000, limit: 3, countingTo: most, certain: certain
        ) { $0.isFree }
        let all = around.count { $0.metres(to: point) <= 4_000 }
        #expect(found.count == min(most, all) && all > 20, "\(latitude)")
      }
    }
  }

  /// Returns the number of rows of the index by the facts that they have.
  private func shapes() throws -> [Int: Int] {
    let rows = try bench.database.performNow { engine throws(PersistenceError) in
      try engine.rows("SELECT coalesce(shape, 0), count(*) FROM placed_spots GROUP BY 1") {
        row throws(PersistenceError) in (row.integer(0), row.integer(1))
      }
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}

/// A document with what the facts are about.
private struct Gift: Codable, Sendable {
  struct Place: Codable, Sendable { var note: String? }

  var name: String
  var owner: String?
  var taker: String?
  var until: String
  var place = Place()

  var isFree: Bool { taker == nil && until > "5" && owner != nil && owner != "rude" }

  init(_ name: String, owner: String? = "giver", taker: String? = nil, until: String = "9") {
    (self.name, self.owner, self.taker, self.until) = (name, owner, taker, until)
  }

  init(any random: inout SeededGenerator) {
    self.init(
      "\(Int.random(in: 0..<40, using: &random))",
      owner: ["giver", "giver", "rude", nil].randomElement(using: &random) ?? nil,
      taker: [nil, nil, "ben"].randomElement(using: &random) ?? nil,
      until: ["9", "9", "7", "5", ""].randomElement(using: &random) ?? "")
  }

  mutating func replace(by other: Gift) -> Bool {
    self = other
    return true
  }
}

extension GeoPoint {
  /// Creates a point within about six kilometres of another.
  fileprivate init(near point: GeoPoint, using random: inout SeededGenerator) {
    let latitude = point.latitude + Double.random(in: -0.04...0.04, using: &random)
    let east = point.longitude + Double.random(in: -0.06...0.06, using: &random)
    let longitude = east > 180 ? east - 360 : east < -180 ? east + 360 : east
    self.init(stored: min(90, max(-90, latitude)), longitude)
  }
}
