public import WeDaDomain

/// The map layers of real weather or of demo data, as the device has chosen.
public struct ChosenTileRepository: WeatherTileRepository {
  private let real: any WeatherTileRepository
  private let demo: any WeatherTileRepository
  private let choice: any DemoRepository

  /// Creates a repository that selects by `choice`.
  public init(
    real: any WeatherTileRepository, demo: any WeatherTileRepository, choice: any DemoRepository
  ) {
    self.real = real
    self.demo = demo
    self.choice = choice
  }

  private func chosen() async -> any WeatherTileRepository {
    await choice.isChosen() ? demo : real
  }

  public func layers() async -> [WeatherLayer] { await chosen().layers() }

  public func tile(
    _ tile: MapTile, of layer: WeatherLayer
  ) async throws(WeatherError) -> WeatherTile {
    try await chosen().tile(tile, of: layer)
  }
}

/// The tiles of a provider without map layers.
struct NoTileRepository: WeatherTileRepository {
  func layers() async -> [WeatherLayer] { [] }

  func tile(
    _ tile: MapTile, of layer: WeatherLayer
  ) async throws(WeatherError) -> WeatherTile {
    throw .unknown(reason: "the chosen weather provider has no map layers, such as clouds")
  }
}
