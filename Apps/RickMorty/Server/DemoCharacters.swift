import Foundation
import RickMortySimulator
import StrataAppHost

/// The simulator beside the app: invented characters, unless an address names others.
@MainActor enum DemoCharacters {
  /// Keeps the simulator alive for as long as the process.
  private static var simulator: RickMortySimulator?

  /// Starts the simulator where it is wanted, and tells the app where it is.
  static func prepare() throws {
    let plan = try CharactersPlan(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    guard plan.startsSimulator else { return }
    let simulator = RickMortySimulator()
    let url = try simulator.start().appendingPathComponent("api")
    setenv("RICKMORTY_DEMO_URL", url.absoluteString, 1)
    self.simulator = simulator
  }
}
