import Foundation
import WeDaDomain

extension OpenWeatherMapConfiguration {
  /// The key that the simulator takes, and the service never gives out.
  public static let demoKey = "demo"

  /// What a launch asks for: the real service where there is a key, otherwise demo data.
  ///
  /// - Parameters:
  ///   - provider: `demo` or `openweathermap`, where the launch says so; that wins over the key.
  ///   - environment: `OPENWEATHERMAP_API_KEY` is the key, and `OPENWEATHERMAP_BASE_URL` leads
  ///     elsewhere than to the service itself.
  public init(provider: String?, environment: [String: String]) {
    let key = environment["OPENWEATHERMAP_API_KEY"].flatMap { $0.isEmpty ? nil : $0 }
    let isDemo = provider.map { $0 == "demo" } ?? (key == nil || key == Self.demoKey)
    let address = environment["OPENWEATHERMAP_BASE_URL"].flatMap(URL.init(string:))
    self.init(
      baseURL: address ?? Self.serviceURL ?? URL(fileURLWithPath: "/"),
      apiKey: isDemo ? Self.demoKey : key ?? "",
      provider: isDemo ? .demo : .openWeatherMap)
  }
}
