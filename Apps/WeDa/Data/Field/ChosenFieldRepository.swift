import WeDaDomain

/// The forecasts of the points of a grid for real weather or for demo data, as the device has
/// chosen.
struct ChosenFieldRepository: FieldRepository {
  let real: any FieldRepository
  let demo: any FieldRepository
  let choice: any DemoRepository

  func layers() async -> [FieldLayer] { await chosen().layers() }

  func field(of tiles: [MapTile]) async -> FieldReport { await chosen().field(of: tiles) }

  private func chosen() async -> any FieldRepository { await choice.isChosen() ? demo : real }
}

/// The forecasts of a provider that does not give those of many points.
struct NoFieldRepository: FieldRepository {
  let provider: WeatherProvider

  func layers() async -> [FieldLayer] { [] }

  func field(of tiles: [MapTile]) async -> FieldReport {
    FieldReport(cells: [], provider: provider)
  }
}
