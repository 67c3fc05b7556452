import AppHost
import Foundation
import OpenWeatherSimulator

/// The simulator beside the app: without a key there is weather all the same, marked as demo data.
@MainActor enum DemoWeather {
  /// Keeps the simulator alive for as long as the process.
  private static var simulator: OpenWeatherSimulator?

  /// Starts the simulator where the app will want it, and tells the app where it is.
  static func prepare() throws {
    let plan = try WeatherPlan(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    if plan.isDemo { setenv("OPENWEATHERMAP_API_KEY", "demo", 1) }
    guard plan.startsSimulator else { return }
    let simulator = try OpenWeatherSimulator(.init())
    setenv("OPENWEATHERMAP_BASE_URL", try simulator.start().absoluteString, 1)
    self.simulator = simulator
  }
}
