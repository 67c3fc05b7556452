import Foundation
import WeDaData

/// The choice of the provider: OpenWeatherMap if there is a key, otherwise Open-Meteo.
///
/// `-provider auto|openweathermap|openmeteo|demo` sets it at launch, and `WEDA_PROVIDER` in the
/// environment; see `WeatherLaunch` for the key and the addresses.
enum ProviderChoice {
  static var current: WeatherLaunch {
    WeatherLaunch(
      provider: UserDefaults.standard.string(forKey: "provider"),
      environment: ProcessInfo.processInfo.environment)
  }
}
