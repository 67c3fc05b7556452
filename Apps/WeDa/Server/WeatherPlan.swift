import AppHost
import Foundation

/// What the words of the call and the environment ask for.
///
///     try WeatherPlan(arguments: ["weda"], environment: [:]).startsSimulator    // true
struct WeatherPlan: Equatable {
  /// Weather is made up, and marked so.
  let isDemo: Bool
  /// Nothing else is named that makes it up.
  let startsSimulator: Bool

  /// - Throws: `HostUsageError` for an unknown provider, a missing key, or an address that cannot
  ///   be asked.
  init(arguments: [String], environment: [String: String]) throws {
    let key = environment["OPENWEATHERMAP_API_KEY"] ?? ""
    let address = environment["OPENWEATHERMAP_BASE_URL"] ?? ""
    let provider = try Self.provider(arguments)
    if provider == "openweathermap", key.isEmpty {
      throw HostUsageError("-provider openweathermap needs a key in OPENWEATHERMAP_API_KEY")
    }
    try Self.check(address)
    isDemo = provider.map { $0 == "demo" } ?? (key.isEmpty || key == "demo")
    startsSimulator = isDemo && address.isEmpty
  }

  private static func provider(_ arguments: [String]) throws -> String? {
    guard let flag = arguments.firstIndex(of: "-provider") else { return nil }
    let value = arguments.indices.contains(flag + 1) ? arguments[flag + 1] : ""
    guard ["demo", "openweathermap"].contains(value) else {
      throw HostUsageError("-provider must be demo or openweathermap, not '\(value)'")
    }
    return value
  }

  /// Asked later, a wrong address would fail every request, and none would say why.
  private static func check(_ address: String) throws {
    guard !address.isEmpty else { return }
    let parts = URLComponents(string: address)
    let scheme = parts?.scheme?.lowercased() ?? ""
    guard ["http", "https"].contains(scheme), parts?.host?.isEmpty == false else {
      throw HostUsageError(
        "OPENWEATHERMAP_BASE_URL must be an http or https address with a host, not '\(address)'")
    }
  }
}
