import StrataAppHost

/// What the words of the call and the environment ask for.
///
///     try CharactersPlan(arguments: ["rickmorty"], environment: [:]).startsSimulator    // true
struct CharactersPlan: Equatable {
  /// The simulator runs: neither an address nor fixed characters were asked for.
  let startsSimulator: Bool

  /// - Throws: `HostUsageError` for an address that cannot be asked.
  init(arguments: [String], environment: [String: String]) throws {
    let address = environment["RICKMORTY_BASE_URL"] ?? ""
    try HostUsageError.check(webAddress: address, named: "RICKMORTY_BASE_URL")
    startsSimulator = address.isEmpty && !arguments.contains("-ui-testing")
  }
}
