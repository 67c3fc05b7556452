import Foundation
import NetworkingKit
import OpenWeatherSimulator
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataSecrets
import SwiftUITesting
import WeDaComposition
import WeDaData
import WeDaDomain

@testable import WeDaPresentation

/// The complete app in a window in memory: its container, a separate database, and a simulator on a
/// socket.
@MainActor struct Flow {
  let simulator: OpenWeatherSimulator
  let clock = ManualClock()
  private let folder: TemporaryFolder
  private let sources: WeatherSources

  init() throws {
    simulator = try OpenWeatherSimulator(.init())
    folder = try TemporaryFolder()
    let configuration = OpenWeatherMapConfiguration(
      baseURL: try simulator.start(), apiKey: OpenWeatherMapConfiguration.demoKey)
    sources = WeatherSources(configuration, client: URLSessionAPIClient(retry: .never))
  }

  /// Opens the app at an address, with the data of earlier windows.
  func open(_ address: String = "/", device: Device = .fresh) async throws -> Screen {
    let store = DocumentStore(try Database(file: folder.file("data.sqlite")))
    let secrets = FileSecretStore(
      folder: folder.url.appendingPathComponent("secrets"), device: device.id)
    let container = DIContainer(
      WeDaDataContainer(sources: sources, store: store, secrets: secrets))
    let screen = Screen(
      WeDaRootView(useCases: container, clock: clock), url: address, language: "en-GB",
      device: device)
    await screen.settle()
    return screen
  }

  /// Types a name, waits for the typing pause to pass, and chooses the first suggestion.
  func search(for name: String, on screen: Screen) async throws {
    try screen.field("SearchField").type(name)
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await screen.settle { !$0.all(.suggestion).isEmpty }
    try screen.all(.suggestion)[0].tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
  }
}
