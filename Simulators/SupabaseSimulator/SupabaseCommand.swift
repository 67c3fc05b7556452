import Foundation
public import SimulatorKit

/// The command line of `supabase-simulator`.
public enum SupabaseCommand {
  /// Parses the flags `--host`, `--port` (8084 by default), `--key` (`demo` by default),
  /// `--migrations` (a folder of SQL files), and any number of `--fault`, as described at
  /// ``CommandLineFlags/faults()``.
  ///
  /// - Throws: ``UsageError`` for an invalid flag; ``PostgresClusterError`` if there is no
  ///   PostgreSQL.
  public static func make(_ arguments: [String]) throws -> SimulatorCommand.Running {
    let (configuration, migrations) = try configuration(arguments)
    let made = Started()
    return SimulatorCommand.Running(
      ready: { "supabase-simulator is ready at \($0.absoluteString)" },
      start: { try made.start(configuration, migrations: migrations) },
      stop: { await made.stop() })
  }

  static func configuration(
    _ arguments: [String]
  ) throws(UsageError) -> (SupabaseSimulator.Configuration, migrations: URL?) {
    let flags = try CommandLineFlags(
      arguments, known: ["host", "port", "key", "migrations", "fault"], repeated: ["fault"])
    var configuration = SupabaseSimulator.Configuration()
    configuration.port = try flags.port(default: 8084)
    if let host = flags["host"] { configuration.host = host }
    if let key = flags["key"] { configuration.key = key }
    configuration.faults = try flags.faults()
    guard let path = flags["migrations"] else { return (configuration, nil) }
    guard holdsMigrations(path) else {
      throw UsageError("Flag --migrations is \"\(path)\", but must be a folder of SQL files.")
    }
    return (configuration, URL(filePath: path))
  }

  private static func holdsMigrations(_ path: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.contains { $0.hasSuffix(".sql") } == true
  }
}

/// A simulator that the program starts and stops.
private final class Started: Sendable {
  private let simulator = Locked<SupabaseSimulator?>(nil)

  /// Starts the simulator. It blocks the calling thread, which has nothing else to do in this
  /// program.
  func start(_ configuration: SupabaseSimulator.Configuration, migrations: URL?) throws -> URL {
    let (done, result) = (DispatchSemaphore(value: 0), Locked<Result<URL, any Error>?>(nil))
    Task {
      let started = await attempt(configuration, migrations)
      result.withLock { $0 = started }
      done.signal()
    }
    done.wait()
    guard let started = result.withLock({ $0 }) else { throw CancellationError() }
    return try started.get()
  }

  private func attempt(
    _ configuration: SupabaseSimulator.Configuration, _ migrations: URL?
  ) async -> Result<URL, any Error> {
    do {
      let cluster = try await PostgresCluster.start()
      let database = try await SupabaseDatabase.template(in: cluster, migrations: migrations)
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
  }
}
