import Foundation
public import SimulatorKit

/// The command line of `supabase-simulator`.
public enum SupabaseCommand {
  /// Parses `--host`, `--port` (8084), `--key` (`demo`), `--migrations`, a folder of SQL files,
  /// `--data`, a folder that keeps everything, and any number of `--fault`, as described at
  /// ``CommandLineFlags/faults()``.
  ///
  /// - Throws: ``UsageError`` for an invalid flag; ``PostgresClusterError`` if there is no
  ///   PostgreSQL.
  public static func make(_ arguments: [String]) throws -> SimulatorCommand.Running {
    let (configuration, migrations, data) = try configuration(arguments)
    let made = Started()
    return SimulatorCommand.Running(
      ready: { "supabase-simulator is ready at \($0.absoluteString)" },
      start: { try made.start(configuration, migrations: migrations, data: data) },
      stop: { await made.stop() })
  }

  static func configuration(
    _ arguments: [String]
  ) throws(UsageError) -> (SupabaseSimulator.Configuration, migrations: URL?, data: URL?) {
    let flags = try CommandLineFlags(
      arguments, known: ["host", "port", "key", "migrations", "data", "fault"],
      repeated: ["fault"])
    var configuration = SupabaseSimulator.Configuration()
    configuration.port = try flags.port(default: 8084)
    if let host = flags["host"] { configuration.host = host }
    if let key = flags["key"] { configuration.key = key }
    configuration.faults = try flags.faults()
    let data = flags["data"].map { URL(filePath: $0, directoryHint: .isDirectory).absoluteURL }
    guard let path = flags["migrations"] else { return (configuration, nil, data) }
    guard holdsMigrations(path) else {
      throw UsageError("Flag --migrations is \"\(path)\", but must be a folder of SQL files.")
    }
    return (configuration, URL(filePath: path), data)
  }

  private static func holdsMigrations(_ path: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.contains { $0.hasSuffix(".sql") } == true
  }
}

/// A simulator that the program starts and stops.
private final class Started: Sendable {
  private let simulator = Locked<SupabaseSimulator?>(nil)
  private let cluster = Locked<PostgresCluster?>(nil)

  /// Starts the simulator. The program has nothing else to do, so its thread may block.
  func start(
    _ configuration: SupabaseSimulator.Configuration, migrations: URL?, data: URL?
  ) throws -> URL {
    let (done, result) = (DispatchSemaphore(value: 0), Locked<Result<URL, any Error>?>(nil))
    Task {
      let started = await attempt(configuration, migrations, data)
      result.withLock { $0 = started }
      done.signal()
    }
    done.wait()
    guard let started = result.withLock({ $0 }) else { throw CancellationError() }
    return try started.get()
  }

  private func attempt(
    _ configuration: SupabaseSimulator.Configuration, _ migrations: URL?, _ data: URL?
  ) async -> Result<URL, any Error> {
    do {
      let cluster = try await PostgresCluster.start(keepingIn: data)
      self.cluster.withLock { $0 = cluster }
      var configuration = configuration
      let database: SupabaseDatabase
      if let data {
        configuration.secret = try KeptSecret.read(in: data)
        database = try await .kept(in: cluster, migrations: migrations)
      } else {
        database = try await .template(in: cluster, migrations: migrations)
      }
      let made = SupabaseSimulator(database, configuration)
      simulator.withLock { $0 = made }
      return .success(try made.start())
    } catch {
      return .failure(error)
    }
  }

  func stop() async {
    await simulator.withLock { $0 }?.stop()
    simulator.withLock { $0 = nil }
    // Before the process ends, so that the next one need not wait for it.
    await cluster.withLock { $0 }?.stop()
  }
}
