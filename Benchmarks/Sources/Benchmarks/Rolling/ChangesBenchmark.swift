import Foundation
import SupabaseSimulator

/// Measures how many changes several servers store in one PostgreSQL database.
struct ChangesBenchmark: Benchmark {
  let title = "Changes in one PostgreSQL database"
  let method = """
    A front with one worker, and then one with four, on a PostgreSQL database with Debian's settings, \
    which has a change on the disk before it acknowledges it. 100 visitors store a document with each \
    tap, and tap again once the page shows it, for ten seconds. Visitors, servers and database share \
    this machine's processors. Changes of documents take turns in the database, whichever server \
    makes them.
    """
  private static let visitors = 100
  private static let seconds = 10

  func run() async throws -> [Figure] {
    try Descriptors.allow(4 * Self.visitors + 512)
    return try await KeptPostgres.run { cluster, folder in
      let address = cluster.address(of: KeptPostgres.database)
      return [
        figure("changes a second, from one worker", try await changes(1, address)),
        figure("changes a second, from four workers", try await changes(4, address)),
      ]
    }
  }

  private func figure(_ name: String, _ value: Double) -> Figure {
    Figure(name: name, value: value, unit: "/s")
  }

  private func changes(_ workers: Int, _ database: String) async throws -> Double {
    let server = try ServerProcess(
      .ledger, arguments: ["--workers", "\(workers)"], database: database)
    try await server.waitForWorkers(workers)
    let crowd = try WritingCrowd(Self.visitors, port: server.port)
    let end = ContinuousClock.now + .seconds(Self.seconds)
    let story = try crowd.write(every: .zero) { .now >= end }
    guard story.losses == 0 else { throw NotMeasured("sockets were cut") }
    return Double(story.all(.shown).count) / Double(Self.seconds)
  }
}
