public import Foundation

/// The provider of weather, and its credit.
public struct WeatherProvider: Hashable, Sendable {
  /// The identifier in storage and logs, such as "openweathermap".
  public let id: String
  /// The name in the credit that the app shows, such as "OpenWeather".
  public let name: String
  /// A Boolean value that indicates whether a simulator generates the weather: demo data, not a
  /// forecast.
  public let isDemo: Bool
  /// The target of the credit's link; `nil` if there is no credit.
  public let creditLink: URL?

  /// Creates a provider of weather with its credit.
  public init(id: String, name: String, isDemo: Bool = false, creditLink: URL? = nil) {
    self.id = id
    self.name = name
    self.isDemo = isDemo
    self.creditLink = creditLink
  }

  /// The string catalog's key of the credit that is shown with the data.
  public var creditKey: String { "credit.\(id).title" }

  /// The string catalog's key of the sentence about the licence.
  public var licenceKey: String { "credit.\(id).licence" }
}

extension WeatherProvider {
  /// The provider OpenWeatherMap.
  public static let openWeatherMap = WeatherProvider(
    id: "openweathermap", name: "OpenWeather",
    creditLink: URL(string: "https://openweathermap.org/"))
  /// The provider Open-Meteo.
  public static let openMeteo = WeatherProvider(
    id: "openmeteo", name: "Open-Meteo", creditLink: URL(string: "https://open-meteo.com/"))
  /// The simulator in the app's process.
  public static let demo = WeatherProvider(id: "demo", name: "Demo", isDemo: true)

  /// Every provider with strings in the catalog.
  public static let all = [openWeatherMap, openMeteo, demo]
}

/// The status of a provider, with its current problem such as a wrong key.
public struct ProviderStatus: Equatable, Sendable {
  /// The provider whose status this is.
  public let provider: WeatherProvider
  /// The error of the latest request, if the provider or the key caused it.
  public let fault: WeatherError?
  /// The provider that is asked if the first fails.
  public var other: WeatherProvider?
  /// A Boolean value that indicates whether the provider has answered since the launch.
  public var hasAnswered: Bool
  /// A Boolean value that indicates whether a person may choose demo data: as long as no provider
  /// has answered.
  public var canShowDemo: Bool
  /// A Boolean value that indicates whether a person has chosen demo data, and may return to real
  /// weather.
  public var isDemoChosen: Bool

  /// Creates the status of a provider, with its current problem, such as a wrong key.
  public init(
    provider: WeatherProvider, fault: WeatherError?, other: WeatherProvider? = nil,
    hasAnswered: Bool = false, canShowDemo: Bool = false, isDemoChosen: Bool = false
  ) {
    self.provider = provider
    self.fault = fault
    self.other = other
    self.hasAnswered = hasAnswered
    self.canShowDemo = canShowDemo
    self.isDemoChosen = isDemoChosen
  }
}

/// Provides the status of the provider without sending a request.
public protocol ProviderStatusRepository: Sendable {
  /// Returns the status of the weather provider.
  func status() async -> ProviderStatus
  /// Returns the status of every service that may be asked, the first provider's first.
  func services() async -> [ServiceStatus]
}
