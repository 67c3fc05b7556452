import Foundation
import StrataDeviceServices
import StrataPersistence

/// The time until a giver sees that somebody asks for an offer.
struct ClaimBenchmark: Benchmark {
  let title = "A claim among a thousand devices"
  let method = """
    FoodShare in a process of its own on SQLite, with 2,000 offers in a city of 0.3° by 0.5°. 1,000 \
    devices come to places in it, each with a page and a socket: 100 have an offer of their own and \
    look at *Mine*, 100 look at the page of one of these, and all others at the feed of what lies \
    within 5 km. Then one after the other of the second hundred asks for the offer, four a second, \
    whether or not the giver has seen the one before: the time from sending the tap to having read \
    the patch by which the giver's page shows the request. Feeds near the offer load again. \
    Processor time of the server, all threads and the kernel's share counted, over all of that. \
    `STRATA_VISITORS` sets another number of devices.
    """
  private static let offers = 2_000
  private static let claims = 100
  private static let pace = Duration.milliseconds(250)

  func run() async throws -> [Figure] {
    let usual = ProcessInfo.processInfo.environment["STRATA_VISITORS"].flatMap { Int($0) } ?? 1_000
    let visitors = max(4, usual)
    let claims = min(Self.claims, visitors / 4)
    try Descriptors.allow(2 * visitors + 512)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-claims-\(UUID().uuidString)", isDirectory: true)
    let database = try Database(file: folder.appendingPathComponent("data.sqlite"))
    try await fill(database)
    let server = try ServerProcess(.food, data: folder)
    let crowd = try await ClaimCrowd(visitors, claims: claims, port: server.port, database)
    try rest(crowd)
    let before = try server.processorTime()
    let samples = try crowd.claim(every: Self.pace)
    let time = try server.processorTime() - before
    await database.close()
    return figures(samples, time, claims: claims, devices: crowd.count)
  }

  private func fill(_ database: Database) async throws {
    try await ManyOffers.documents(in: database)
      .put(
        (0..<Self.offers).map { number in
          let offer = OfferFile(number, at: try ManyOffers.city())
          let point = try GeoPoint(
            latitude: offer.listing.latitude, longitude: offer.listing.longitude)
          return PlacedEntry(key: offer.listing.id, point: point, time: Date(), value: offer)
        })
    try await ManyOffers.noteSurvey(in: database)
  }

  /// Waits until the work that the last arrivals began has ended.
  private func rest(_ crowd: ClaimCrowd) throws {
    let end = ContinuousClock.now + .seconds(3)
    while ContinuousClock.now < end { try crowd.turn(milliseconds: 10) }
  }

  private func figures(
    _ samples: Samples, _ time: Duration, claims: Int, devices: Int
  ) -> [Figure] {
    samples.figures("from the tap to the giver's patch", p95: 300) + [
      Figure(
        name: "claims that the giver never saw", value: Double(claims - samples.count), unit: "",
        budget: .atMost(0)),
      Figure(name: "devices connected", value: Double(devices), unit: ""),
      Figure(
        name: "processor time of the server for a claim",
        value: time / .milliseconds(1) / Double(claims), unit: "ms", decimals: 1),
    ]
  }
}
