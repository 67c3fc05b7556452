import Foundation
import OpenWeatherSimulator
import StrataAppHost

/// The simulator beside the app: demo data for whoever chooses it, at launch or by a button.
@MainActor enum DemoWeather {
  /// Keeps the simulator alive for as long as the process.
  private static var simulator: OpenWeatherSimulator?

  /// Starts the simulator where it may be wanted, and tells the app where it is.
  static func prepare() throws {
    let plan = try WeatherPlan(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    guard plan.startsSimulator else { return }
    let simulator = try OpenWeatherSimulator(.init())
    setenv("WEDA_DEMO_URL", try simulator.start().absoluteString, 1)
    self.simulator = simulator
  }
}
