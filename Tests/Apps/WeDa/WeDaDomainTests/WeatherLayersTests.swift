import Testing
import WeDaDomain

@Suite struct WeatherLayersTests {
  @Test func `the available map layers are those that the tile repository offers`() async {
    let layers = DefaultWeatherLayersUseCase(
      tiles: MockWeatherTileRepository(drawn: [.clouds]))
    #expect(await layers.available() == [.clouds])
  }

  @Test func `the use case returns the repository's tile, or throws its error`() async throws {
    let square = try MapTile(zoom: 2, x: 2, y: 1)
    let repository = MockWeatherTileRepository()
    let tile = try await DefaultWeatherLayersUseCase(tiles: repository).tile(square, of: .clouds)
    #expect(try repository.answer.get() == tile)
    let broken = MockWeatherTileRepository(answer: .failure(.offline))
    await #expect(throws: WeatherError.offline) {
      try await DefaultWeatherLayersUseCase(tiles: broken).tile(square, of: .clouds)
    }
  }

  @Test(arguments: [(-1, 0, 0), (19, 0, 0), (2, 4, 0), (2, -1, 0), (2, 0, 4)])
  func `a tile out of range is refused`(zoom: Int, x: Int, y: Int) {
    #expect(throws: InvalidValue.self) { try MapTile(zoom: zoom, x: x, y: y) }
  }
}
