import Foundation
import WeDaData

/// Which weather the app shows: the real one where there is a key, otherwise demo data.
///
/// `-provider demo|openweathermap` says so at launch; `OPENWEATHERMAP_API_KEY` is the key, and
/// `OPENWEATHERMAP_BASE_URL` leads elsewhere than to the service itself.
enum ProviderChoice {
  static var current: OpenWeatherMapConfiguration {
    OpenWeatherMapConfiguration(
      provider: UserDefaults.standard.string(forKey: "provider"),
      environment: ProcessInfo.processInfo.environment)
  }
}
