public import SimulatorKit

/// The command line of `rickmorty-simulator`.
public enum RickMortyCommand {
  /// Parses the flags `--host`, `--port` (8083 by default) and any number of `--fault`, as
  /// described at ``CommandLineFlags/faults()``.
  ///
  /// - Throws: ``UsageError`` for an invalid flag.
  public static func make(_ arguments: [String]) throws -> SimulatorCommand.Running {
    let simulator = RickMortySimulator(try configuration(arguments))
    return SimulatorCommand.Running(
      ready: { "rickmorty-simulator is ready at \($0.absoluteString)" },
      start: { try simulator.start() }, stop: { await simulator.stop() })
  }

  static func configuration(
    _ arguments: [String]
  ) throws(UsageError) -> RickMortySimulator.Configuration {
    let flags = try CommandLineFlags(
      arguments, known: ["host", "port", "fault"], repeated: ["fault"])
    var configuration = RickMortySimulator.Configuration(port: try flags.port(default: 8083))
    if let host = flags["host"] { configuration.host = host }
    configuration.faults = try flags.faults()
    return configuration
  }
}
