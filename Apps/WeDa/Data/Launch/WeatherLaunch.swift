public import Foundation
import NetworkingKit
import WeDaDomain

/// The providers of a launch, in the order in which they are asked.
///
///     WeatherLaunch(provider: nil, environment: [:]).first    // Open-Meteo, which needs no key
///
/// `auto`, the default, asks OpenWeatherMap if there is a key, and Open-Meteo if it fails or there
/// is none. A named provider is the only one.
public struct WeatherLaunch: Equatable, Sendable {
  /// The values of the launch option that chooses the provider.
  public enum Choice: String, CaseIterable, Sendable { case auto, openweathermap, openmeteo, demo }

  /// A provider with its configuration.
  public enum Service: Equatable, Sendable {
    case openWeatherMap(OpenWeatherMapConfiguration)
    case openMeteo(OpenMeteoConfiguration)
  }

  /// The provider that is asked first.
  public let first: Service
  /// The provider that is asked if the first fails.
  public let other: Service?
  /// The demo data that the user may choose; `nil` if it is not available, if there is a key, or if
  /// the launch uses it already.
  public let demo: OpenWeatherMapConfiguration?

  /// The server of the demo data's further parts; `nil` if there is none.
  public let demoMore: OpenMeteoConfiguration?
  /// The address of the National Weather Service. Without a setting it is `nil` if the launch names
  /// a provider, since the person may not want another service to learn the place.
  public let warnings: URL?

  /// Chooses the providers of the launch.
  ///
  /// - Parameters:
  ///   - provider: The launch argument, which takes precedence over the environment.
  ///   - environment: `WEDA_PROVIDER`; the key in `OPENWEATHERMAP_API_KEY`; other addresses in
  ///     `OPENWEATHERMAP_BASE_URL`, `OPENMETEO_BASE_URL` and `OPENMETEO_GEOCODING_URL`; and
  ///     `NWS_BASE_URL`; `WEDA_DEMO_URL` and `WEDA_DEMO_MORE_URL`, the addresses of the simulators
  ///     in the app's process.
  public init(provider: String?, environment: [String: String]) {
    let key = environment.text("OPENWEATHERMAP_API_KEY")
    let named = (provider ?? environment.text("WEDA_PROVIDER")).flatMap(Choice.init(rawValue:))
    let choice = named ?? (key == OpenWeatherMapConfiguration.demoKey ? .demo : .auto)
    let openWeatherMap = Service.openWeatherMap(.real(key: key ?? "", environment))
    let openMeteo = Service.openMeteo(.real(environment))
    switch choice {
    case .demo: first = .openWeatherMap(.demo(environment))
    case .openweathermap: first = openWeatherMap
    case .openmeteo: first = openMeteo
    case .auto: first = key == nil ? openMeteo : openWeatherMap
    }
    other = choice == .auto && key != nil ? openMeteo : nil
    let isOffered = choice == .auto && key == nil && environment.url("WEDA_DEMO_URL") != nil
    demo = isOffered ? .demo(environment, ignoringBase: true) : nil
    demoMore = environment.url("WEDA_DEMO_MORE_URL").map {
      OpenMeteoConfiguration(baseURL: $0, geocodingURL: $0)
    }
    // An operator with a private weather server has to choose a server for this service, too.
    let isPrivate = ["OPENMETEO_BASE_URL", "OPENWEATHERMAP_BASE_URL"].contains {
      environment.text($0) != nil
    }
    let usual = choice == .auto && !isPrivate ? NWSWarnings.serviceURL : nil
    // Real warnings beside invented weather would mislead.
    warnings = choice == .demo ? nil : environment.url("NWS_BASE_URL") ?? usual
  }
}

extension WeatherSources {
  /// Creates the sources of a launch.
  public init(_ launch: WeatherLaunch, now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(
      primary: .make(launch.first, more: launch.demoMore, now: now),
      other: launch.other.map { .make($0, now: now) }, now: now,
      warnings: launch.warnings.map { NWSWarnings(baseURL: $0, now: now) })
  }
}

extension ProviderAccess {
  fileprivate static func make(
    _ service: WeatherLaunch.Service, more: OpenMeteoConfiguration? = nil,
    now: @escaping @Sendable () -> Date
  ) -> ProviderAccess {
    switch service {
    case .openMeteo(let configuration): return .openMeteo(configuration, now: now)
    case .openWeatherMap(let configuration):
      var access = ProviderAccess.openWeatherMap(configuration, now: now)
      // Real weather never has parts of demo data.
      if configuration.provider.isDemo, let more {
        access.addDemo(more, now: now)
      }
      return access
    }
  }
}

extension OpenWeatherMapConfiguration {
  /// The key that only the simulator accepts.
  public static let demoKey = "demo"

  fileprivate static func real(key: String, _ environment: [String: String]) -> Self {
    Self(baseURL: address(environment, serviceURL), apiKey: key)
  }

  /// Returns the configuration of the demo service.
  ///
  /// - Parameter ignoringBase: Whether the base address is that of the real service, not of demo
  ///   data.
  fileprivate static func demo(
    _ environment: [String: String], ignoringBase: Bool = false
  ) -> Self {
    let own = environment.url("WEDA_DEMO_URL") ?? serviceURL
    return Self(
      baseURL: ignoringBase ? own ?? .nowhere : address(environment, own), apiKey: demoKey,
      provider: .demo)
  }

  private static func address(_ environment: [String: String], _ usual: URL?) -> URL {
    environment.url("OPENWEATHERMAP_BASE_URL") ?? usual ?? .nowhere
  }
}

extension OpenMeteoConfiguration {
  /// Returns the configuration of the real service. With a private server, that server is used for
  /// all services, so that no other server is asked.
  fileprivate static func real(_ environment: [String: String]) -> Self {
    let own = environment.url("OPENMETEO_BASE_URL")
    return Self(
      baseURL: own ?? serviceURL ?? .nowhere,
      geocodingURL: environment.url("OPENMETEO_GEOCODING_URL") ?? serviceGeocodingURL ?? .nowhere,
      airURL: own ?? serviceAirURL, archiveURL: own ?? serviceArchiveURL)
  }
}

extension [String: String] {
  fileprivate func text(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
  fileprivate func url(_ name: String) -> URL? { text(name).flatMap(URL.init(string:)) }
}

extension URL {
  /// An address for which every request fails.
  fileprivate static let nowhere = URL(fileURLWithPath: "/")
}
