import Foundation
import Glibc
import SupabaseSimulator

/// Runs the processes of two machines: two fronts with two workers each, and nginx before both. Each
/// front has a data folder of its own with the same keys; both use one database.
@MainActor final class TwoMachines {
  let nginx: Nginx
  private var fronts: [ServerProcess]
  private let folders: [URL]
  private let database: String
  /// The number of workers and fronts that were killed, and of times that workers were replaced.
  private(set) var kills = 0, rolls = 0

  /// Starts everything.
  ///
  /// - Parameters:
  ///   - cluster: The PostgreSQL.
  ///   - folder: A folder for the files of fronts and nginx.
  ///   - visitors: The number of visitors who will come.
  init(on cluster: PostgresCluster, in folder: URL, visitors: Int) async throws {
    let folders = ["one", "two"].map { folder.appending(path: $0) }
    let database = cluster.address(of: KeptPostgres.database)
    let first = try Self.front(in: folders[0], database)
    try Self.copyKeys(from: folders[0], to: folders[1])
    let fronts = [first, try Self.front(in: folders[1], database)]
    for front in fronts { try await front.waitForWorkers(2) }
    (self.fronts, self.folders, self.database) = (fronts, folders, database)
    // Each visitor has a connection to nginx, and nginx one to a front.
    nginx = try Nginx(
      before: fronts.map(\.port), in: folder.appending(path: "nginx"),
      connections: 4 * visitors + 512)
  }

  /// Kills the worker of a front that has the most connections.
  func killWorker(of front: Int) throws {
    let counted = try fronts[front].workers.map { worker in
      (worker: worker, count: (try? Usage.count(of: "fd", in: worker)) ?? 0)
    }
    guard let busiest = counted.max(by: { $0.count < $1.count }) else {
      throw NotMeasured("the front has no workers")
    }
    kill(busiest.worker, SIGKILL)
    kills += 1
  }

  /// Lets a front replace its workers.
  func roll(_ front: Int) {
    fronts[front].signal(SIGHUP)
    rolls += 1
  }

  /// Kills a front, with which its workers end, and starts another at its port.
  func killFront(_ front: Int) throws {
    let port = fronts[front].port
    fronts[front].kill()
    kills += 1
    fronts[front] = try Self.front(in: folders[front], database, port: port)
  }

  private static func front(
    in folder: URL, _ database: String, port: Int = 0
  ) throws -> ServerProcess {
    try ServerProcess(
      .ledger, data: folder, keepsData: true, port: port,
      arguments: ["--workers", "2", "--trusted-proxy", "127.0.0.1"], database: database)
  }

  /// Copies the keys that servers share (docs/guides/run-your-own.md).
  private static func copyKeys(from folder: URL, to other: URL) throws {
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    for name in ["host.key", "push.key"] {
      let key = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: key.path) else { continue }
      try FileManager.default.copyItem(at: key, to: other.appending(path: name))
    }
  }
}
