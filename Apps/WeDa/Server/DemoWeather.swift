import Foundation
import OpenMeteoSimulator
import OpenWeatherSimulator
import StrataAppHost

/// The simulators in the server's process, for demo data chosen at launch or by a button.
@MainActor enum DemoWeather {
  /// The running simulator, which is kept until the process ends; `nil` if none was started.
  private static var simulator: OpenWeatherSimulator?
  /// The running simulator of the further data, such as air quality; `nil` if none was started.
  private static var further: OpenMeteoSimulator?

  /// Starts the simulator if it may be needed, and puts its address into the environment.
  static func prepare() throws {
    let plan = try WeatherPlan(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    guard plan.startsSimulator else { return }
    let simulator = try OpenWeatherSimulator(.init(forecastsWholeToday: true))
    setenv("WEDA_DEMO_URL", try simulator.start().absoluteString, 1)
    self.simulator = simulator
    let further = try OpenMeteoSimulator()
    setenv("WEDA_DEMO_MORE_URL", try further.start().absoluteString, 1)
    self.further = further
  }
}
