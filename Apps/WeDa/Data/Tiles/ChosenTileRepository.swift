public import WeDaDomain

/// Real layers or those of demo data, whichever the device chose.
public struct ChosenTileRepository: WeatherTileRepository {
  private let real: any WeatherTileRepository
  private let demo: any WeatherTileRepository
  private let choice: any DemoRepository

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

/// A provider that draws no layers.
struct NoTileRepository: WeatherTileRepository {
  func layers() async -> [WeatherLayer] { [] }

  func tile(
    _ tile: MapTile, of layer: WeatherLayer
  ) async throws(WeatherError) -> WeatherTile {
    throw .unknown(reason: "this provider draws no layers")
  }
}
