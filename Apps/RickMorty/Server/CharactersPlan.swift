import StrataAppHost

/// The options of the server, from its arguments and environment.
///
///     try CharactersPlan(arguments: ["rickmorty"], environment: [:]).startsSimulator    // true
struct CharactersPlan: Equatable {
  /// A Boolean value that indicates whether to start the simulator: neither an address nor fixed
  /// characters are given.
  let startsSimulator: Bool

  /// Reads the arguments and environment variables of the launch.
  ///
  /// - Throws: `HostUsageError` for an invalid address.
  init(arguments: [String], environment: [String: String]) throws {
    let address = environment["RICKMORTY_BASE_URL"] ?? ""
    try HostUsageError.check(webAddress: address, named: "RICKMORTY_BASE_URL")
    startsSimulator = address.isEmpty && !arguments.contains("-ui-testing")
  }
}
