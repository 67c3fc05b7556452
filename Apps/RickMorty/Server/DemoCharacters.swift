import Foundation
import RickMortySimulator
import StrataAppHost

/// The simulator in the server's process, which serves made-up characters unless an address is
/// given.
@MainActor enum DemoCharacters {
  /// The running simulator, which is kept until the process ends; `nil` if none was started.
  private static var simulator: RickMortySimulator?

  /// Starts the simulator if it is needed, and puts its address into the environment.
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
