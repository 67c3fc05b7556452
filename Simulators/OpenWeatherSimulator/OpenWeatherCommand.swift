public import SimulatorKit

/// The command line of `openweather-simulator`.
public enum OpenWeatherCommand {
  /// Parses the flags `--host`, `--port` (8081 by default), any number of `--key` (`demo` by
  /// default) and any number of `--fault`, as described at ``CommandLineFlags/faults()``.
  ///
  /// - Throws: ``UsageError`` for an invalid flag.
  public static func make(_ arguments: [String]) throws -> SimulatorCommand.Running {
    let configuration = try configuration(arguments)
    let simulator = try OpenWeatherSimulator(configuration)
    let keys = configuration.keys.accepted.sorted().joined(separator: ", ")
    return SimulatorCommand.Running(
      ready: { "openweather-simulator is ready at \($0.absoluteString) (appid: \(keys))" },
      start: { try simulator.start() }, stop: { await simulator.stop() })
  }

  static func configuration(
    _ arguments: [String]
  ) throws(UsageError) -> OpenWeatherSimulator.Configuration {
    let flags = try CommandLineFlags(
      arguments, known: ["host", "port", "key", "fault"], repeated: ["key", "fault"])
    var configuration = OpenWeatherSimulator.Configuration(port: try flags.port(default: 8081))
    if let host = flags["host"] { configuration.host = host }
    configuration.faults = try flags.faults()
    let keys = Set(flags.all("key"))
    if !keys.isEmpty { configuration.keys.accepted = keys }
    return configuration
  }
}
