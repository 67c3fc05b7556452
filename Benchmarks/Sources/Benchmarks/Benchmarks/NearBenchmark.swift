import Foundation
import StrataPersistence

/// The time to find the nearest of a million documents.
struct NearBenchmark: Benchmark {
  let title = "Food near a place"
  let method = """
    1,000,000 of FoodShare's listings in `PlacedDocuments`, nine of ten spread over central \
    Europe (10° by 15°), one of ten over one city (0.3° by 0.5°). Then what lies within 5 km of \
    points in the country and in the city is asked for, 200 of the nearest at most, with their \
    JSON decoded; and the 20 nearest, as the app's list asks for them, of those that pass a filter \
    of words, which one of ten does. Wall time, from the call to the values.
    """

  func run() async throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-near-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try Database(file: folder.appendingPathComponent("near.sqlite"))
    let offers = ManyOffers.documents(in: database)
    let start = ContinuousClock.now
    try await ManyOffers.fill(offers)
    let filled = start.duration(to: .now)
    let country = try await times(offers, near: ManyOffers.country)
    let city = try await times(offers, near: ManyOffers.city)
    let filtered = try await times(offers, near: ManyOffers.city, most: 20) {
      $0.listing.description.hasSuffix("70.")
    }
    await database.close()
    return [
      Figure(
        name: "search within 5 km in the country, median", value: country.samples.percentile(0.5),
        unit: "ms",
        decimals: 2, budget: .atMost(5)),
      Figure(
        name: "search within 5 km in the country, p95", value: country.samples.percentile(0.95),
        unit: "ms",
        decimals: 2),
      Figure(name: "listings found per search on average", value: country.found, unit: ""),
      Figure(
        name: "search within 5 km in the city, median", value: city.samples.percentile(0.5),
        unit: "ms",
        decimals: 2),
      Figure(
        name: "listings found per search on average, 200 at most", value: city.found, unit: ""),
      Figure(
        name: "filtered search within 5 km in the city, median",
        value: filtered.samples.percentile(0.5), unit: "ms", decimals: 2,
        budget: .atMost(city.samples.percentile(0.5)),
        reason:
          "each listing is decoded until 20 have passed the filter; on 28 November, when no search was to "
          + "be slower with filters than one without them was, that took 10.04 ms"),
      Figure(
        name: "storing one of a million",
        value: filled / .microseconds(1) / Double(ManyOffers.count), unit: "µs", decimals: 1),
    ]
  }

  private func times(
    _ offers: PlacedDocuments<OfferFile>, near point: () throws -> GeoPoint,
    most: Int = 200, where isWanted: @Sendable (OfferFile) -> Bool = { _ in true }
  ) async throws -> (samples: Samples, found: Double) {
    var samples = Samples()
    var found = 0
    for _ in 0..<200 {
      let point = try point()
      let start = ContinuousClock.now
      found += try await offers.near(point, metres: 5_000, limit: most, where: isWanted).count
      samples.add(start.duration(to: .now))
    }
    guard found > 0 else { throw NotMeasured("nothing is near anywhere") }
    return (samples, Double(found) / Double(samples.count))
  }
}
