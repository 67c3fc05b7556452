import Foundation
import WeDaData

/// Which weather the app shows: OpenWeatherMap's where there is a key, otherwise Open-Meteo's.
///
/// `-provider auto|openweathermap|openmeteo|demo` says so at launch, `WEDA_PROVIDER` in the
/// environment; see `WeatherLaunch` for the key and the addresses.
enum ProviderChoice {
  static var current: WeatherLaunch {
    WeatherLaunch(
      provider: UserDefaults.standard.string(forKey: "provider"),
      environment: ProcessInfo.processInfo.environment)
  }
}
