import Foundation
import StrataDeviceServices
import StrataPersistence

/// FoodShare's first page, with its database.
struct FoodPageBenchmark: Benchmark {
  let title = "First pages of the food feed"
  let method = """
    FoodShare in a process of its own with the million listings of *Food near a place* in its \
    database. Pages are asked for over one connection by a device that has chosen its place: what \
    lies within 5 km is looked up anew for each, and the oldest session ends for it. In a new \
    neighbourhood there is nothing, and the page has advice; in the city there are thousands, of \
    which the page lists the 16 nearest and says that there are more than 500. Processor time of the server, all threads \
    and the kernel's share counted; wall time from asking to having the page. Then as many devices \
    as are said come, each with a page and a socket that shows the first offers: resident memory as \
    `/proc` counts it.
    """
  private static let pages = 200
  private static let windows = 200

  private enum Neighbourhood {
    case new
    case city
  }

  func run() async throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-food-\(UUID().uuidString)", isDirectory: true)
    let database = try Database(file: folder.appendingPathComponent("data.sqlite"))
    try await ManyOffers.fill(ManyOffers.documents(in: database))
    try await ManyOffers.noteSurvey(in: database)
    let server = try ServerProcess(.food, data: folder)
    let memory = try server.residentBytes()
    let figures =
      try await figures("a new neighbourhood", .new, nil, server, database)
      + figures("200 offers in a city", .city, 80, server, database)
    await database.close()
    return figures + [
      Figure(
        name: "the server before anybody came", value: memory / 1_048_576, unit: "MiB", decimals: 1)
    ]
  }

  private func figures(
    _ name: String, _ place: Neighbourhood, _ budget: Double?, _ server: ServerProcess,
    _ database: Database
  ) async throws -> [Figure] {
    let visitor = try await FoodVisitor(at: point(place), server.port, database)
    let (rate, samples, page) = try pages(visitor, server)
    let before = try server.residentBytes()
    var windows: [Socket] = []
    for _ in 0..<Self.windows {
      windows.append(try await FoodVisitor(at: point(place), server.port, database).window())
    }
    let after = try server.residentBytes()
    withExtendedLifetime(windows) {}
    return [
      Figure(
        name: "\(name): pages a second on one core", value: rate, unit: "/s",
        budget: budget.map { .atLeast($0) },
        reason:
          "each page makes the filters and 16 rows anew, with the texts of each: docs/internals/profile.md, "
          + "*FoodShare, feed*. They were 20 when four times as many were wanted, on another machine"
      ),
      Figure(
        name: "\(name): first page, median", value: samples.percentile(0.5), unit: "ms",
        decimals: 2),
      Figure(
        name: "\(name): first page, p95", value: samples.percentile(0.95), unit: "ms", decimals: 2),
      Figure(name: "\(name): HTML", value: Double(page.utf8.count) / 1_000, unit: "kB"),
      Figure(
        name: "\(name): memory of each of \(Self.windows) windows",
        value: (after - before) / Double(Self.windows) / 1_024, unit: "KiB",
        budget: budget.map { _ in .atMost(400) }),
    ]
  }

  private func pages(
    _ visitor: FoodVisitor, _ server: ServerProcess
  ) throws -> (rate: Double, samples: Samples, page: String) {
    let socket = try Socket(port: server.port)
    try visitor.warmUp(over: socket)
    for _ in 0..<50 { _ = try visitor.page(over: socket) }
    var (samples, last) = (Samples(), "")
    let start = try server.processorTime()
    for _ in 0..<Self.pages {
      samples.add(try ContinuousClock().measure { last = try visitor.page(over: socket) })
    }
    let time = (try server.processorTime() - start) / .seconds(1)
    return (Double(Self.pages) / time, samples, last)
  }

  /// Returns a location; a new one is far from all of the million, a degree from the next.
  private func point(_ place: Neighbourhood) throws -> GeoPoint {
    switch place {
    case .city: try ManyOffers.city()
    case .new:
      try GeoPoint(
        latitude: Double(Int.random(in: -40...40)), longitude: Double(Int.random(in: -170 ... -20)))
    }
  }
}
