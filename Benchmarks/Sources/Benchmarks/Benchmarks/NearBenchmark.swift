import Foundation
import PersistenceKit

/// How long it takes to find what lies near among a million.
struct NearBenchmark: Benchmark {
  let title = "Food near a place"
  let method = """
    1,000,000 documents of a listing's size in `PlacedDocuments`, nine of ten spread over central \
    Europe (10° by 15°), one of ten over one city (0.3° by 0.5°). Then what lies within 5 km of \
    points in the country and in the city is asked for, 200 of the nearest at most, with their \
    JSON decoded. Wall time, from the call to the values.
    """
  private static let count = 1_000_000
  private static let batch = 20_000

  private struct Offer: Codable, Sendable {
    var version = 1
    let id: String
    let title: String
    let description: String
    let category: String
    let created: String
    let expires: String
  }

  func run() async throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-near-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try Database(file: folder.appendingPathComponent("near.sqlite"))
    let offers = DocumentStore(database).placed("offers", of: Offer.self)
    let start = ContinuousClock.now
    var random = SystemRandomNumberGenerator()
    for first in stride(from: 0, to: Self.count, by: Self.batch) {
      try await offers.put(
        (first..<first + Self.batch).map { number in
          try Self.entry(number, Self.point(inCity: number % 10 == 0, &random))
        })
    }
    let filled = start.duration(to: .now)
    let country = try await times(offers, inCity: false, &random)
    let city = try await times(offers, inCity: true, &random)
    await database.close()
    return [
      Figure(
        name: "5 km in the country, median", value: country.samples.percentile(0.5), unit: "ms",
        decimals: 2, budget: .atMost(5)),
      Figure(
        name: "5 km in the country, p95", value: country.samples.percentile(0.95), unit: "ms",
        decimals: 2),
      Figure(name: "found there on average", value: country.found, unit: ""),
      Figure(
        name: "5 km in the city, median", value: city.samples.percentile(0.5), unit: "ms",
        decimals: 2),
      Figure(name: "found there on average, 200 at most", value: city.found, unit: ""),
      Figure(
        name: "storing one of a million", value: filled / .microseconds(1) / Double(Self.count),
        unit: "µs", decimals: 1),
    ]
  }

  private func times(
    _ offers: PlacedDocuments<Offer>, inCity: Bool, _ random: inout SystemRandomNumberGenerator
  ) async throws -> (samples: Samples, found: Double) {
    var samples = Samples()
    var found = 0
    for _ in 0..<200 {
      let point = try Self.point(inCity: inCity, &random)
      let start = ContinuousClock.now
      found += try await offers.near(point, metres: 5_000, limit: 200).count
      samples.add(start.duration(to: .now))
    }
    guard found > 0 else { throw NotMeasured("nothing is near anywhere") }
    return (samples, Double(found) / Double(samples.count))
  }

  private static func point(
    inCity: Bool, _ random: inout SystemRandomNumberGenerator
  ) throws -> GeoPoint {
    try inCity
      ? GeoPoint(
        latitude: .random(in: 51.3...51.6, using: &random),
        longitude: .random(in: -0.4...0.1, using: &random))
      : GeoPoint(
        latitude: .random(in: 45...55, using: &random),
        longitude: .random(in: 0...15, using: &random))
  }

  private static func entry(_ number: Int, _ point: GeoPoint) -> PlacedEntry<Offer> {
    PlacedEntry(
      key: "\(number)", point: point, time: Date(timeIntervalSince1970: 1_800_000_000),
      value: Offer(
        id: UUID().uuidString, title: "Bread of yesterday",
        description: "Two loaves, number \(number).",
        category: "bakery", created: "2026-11-22T08:15:30Z", expires: "2026-11-23T20:00:00Z")
    )
  }
}
