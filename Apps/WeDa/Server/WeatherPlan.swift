import StrataAppHost

/// The options of the server, from its arguments and environment.
///
///     try WeatherPlan(arguments: ["weda"], environment: [:]).startsSimulator    // true: an offer
struct WeatherPlan: Equatable {
  /// A Boolean value that indicates whether to start the simulator: demo data is chosen without
  /// another address, or can be chosen.
  let startsSimulator: Bool

  /// Reads the arguments and environment variables of the launch.
  ///
  /// - Throws: `HostUsageError` for an unknown provider, a missing key, or an invalid address.
  init(arguments: [String], environment: [String: String]) throws {
    let key = environment["OPENWEATHERMAP_API_KEY"] ?? ""
    let provider = try Self.provider(arguments, environment) ?? (key == "demo" ? "demo" : "auto")
    if provider == "openweathermap", key.isEmpty {
      throw HostUsageError("-provider openweathermap needs a key in OPENWEATHERMAP_API_KEY")
    }
    for name in [
      "OPENWEATHERMAP_BASE_URL", "OPENMETEO_BASE_URL", "OPENMETEO_GEOCODING_URL", "NWS_BASE_URL",
    ] {
      try HostUsageError.check(webAddress: environment[name] ?? "", named: name)
    }
    let isElsewhere = !(environment["OPENWEATHERMAP_BASE_URL"] ?? "").isEmpty
    startsSimulator = provider == "auto" || (provider == "demo" && !isElsewhere)
  }

  private static let providers = ["auto", "openweathermap", "openmeteo", "demo"]

  private static func provider(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> String? {
    if let flag = arguments.firstIndex(of: "-provider") {
      return try known(
        arguments.indices.contains(flag + 1) ? arguments[flag + 1] : "", "-provider")
    }
    guard let value = environment["WEDA_PROVIDER"], !value.isEmpty else { return nil }
    return try known(value, "WEDA_PROVIDER")
  }

  private static func known(_ value: String, _ name: String) throws -> String {
    guard providers.contains(value) else {
      let words = providers.dropLast().joined(separator: ", ")
      throw HostUsageError("\(name) must be \(words) or demo, not '\(value)'")
    }
    return value
  }
}
