import Foundation
import Testing
import WeDaDomain

/// Tests of the tiles of a map's area, whose middles are the points of a field.
struct MapAreaTests {
  private func area(
    _ latitude: Double, _ longitude: Double, _ height: Double, _ width: Double
  ) throws -> MapArea {
    try #require(
      MapArea(
        latitude: latitude, longitude: longitude, latitudeSpan: height, longitudeSpan: width))
  }

  @Test(arguments: [
    (50.0, 10.0, 8.0, 14.0), (0, 0, 170, 360), (-85, 20, 30, 90), (51.5, -0.1, 0.01, 0.02),
    (64, 179, 4, 12), (0, 0, 0, 0), (0, 10, 170, 900),
  ])
  func `every area has between one and 48 tiles, each once and of one zoom level`(
    latitude: Double, longitude: Double, height: Double, width: Double
  ) throws {
    let tiles = try area(latitude, longitude, height, width).tiles()
    #expect((1...MapArea.mostTiles).contains(tiles.count))
    #expect(Set(tiles).count == tiles.count)
    #expect(Set(tiles.map(\.zoom)).count == 1)
    #expect(tiles.allSatisfy { $0.zoom <= MapArea.finestZoom })
  }

  @Test func `the tiles cover the area`() throws {
    let tiles = try area(50, 10, 8, 14).tiles()
    let half = 180 / Double(1 << tiles[0].zoom)
    #expect(try #require(tiles.map(\.longitude).min()) - half <= 3)
    #expect(try #require(tiles.map(\.longitude).max()) + half >= 17)
    #expect(try #require(tiles.map(\.latitude).min()) < 47)
    #expect(try #require(tiles.map(\.latitude).max()) > 53)
  }

  @Test func `the tiles of a northern area reach its lower edge, below the middle of its degrees`()
    throws
  {
    func latitude(_ height: Double) -> Double { atan(sinh((0.5 - height) * 2 * .pi)) * 180 / .pi }
    for middle in stride(from: 0.2, through: 0.4, by: 0.01) {
      let (north, south) = (latitude(middle - 0.08), latitude(middle + 0.08))
      let tiles = try area(latitude(middle), 10, north - south, 60).tiles()
      let zoom = tiles[0].zoom
      let lowest = try #require(tiles.map(\.y).max())
      #expect(Double(lowest + 1) / Double(1 << zoom) >= middle + 0.079_999, "\(middle)")
    }
  }

  @Test func `an area over the date line has tiles on both sides of it`() throws {
    let tiles = try area(-17, 179, 6, 10).tiles()
    #expect(tiles.contains { $0.longitude > 175 } && tiles.contains { $0.longitude < -175 })
    #expect(tiles.allSatisfy { abs($0.longitude) > 170 && abs($0.longitude) < 180 })
    // The same place beyond the date line has the same tiles.
    #expect(Set(try area(-17, -181, 6, 10).tiles()) == Set(tiles))
  }

  @Test func `neighbours that look at almost the same area share its tiles`() throws {
    let (one, other) = (try area(50, 10, 8, 14).tiles(), try area(50.3, 10.4, 8, 14).tiles())
    #expect(Set(one).intersection(other).count * 2 > one.count)
  }

  @Test(arguments: [(50.0, 10.0), (-17, 179.9), (85, -179.9), (0, 180), (-90, 0)])
  func `the tile in the middle of an area is one of its tiles`(
    latitude: Double, longitude: Double
  ) throws {
    let area = try area(latitude, longitude, 8, 14)
    let tiles = area.tiles()
    let middle = try #require(area.middle(tiles[0].zoom))
    #expect(tiles.contains(middle))
    // If not all tiles can be requested, those in the middle are.
    if abs(latitude) < 80, longitude < 180 { #expect(tiles[0] == middle) }
  }

  @Test(arguments: [
    (Double.nan, 0.0, 1.0, 1.0), (91, 0, 1, 1), (0, 1000, 1, 1), (0, 0, -1, 1),
    (0, 0, 1, .infinity),
  ])
  func `impossible numbers are no area`(
    latitude: Double, longitude: Double, height: Double, width: Double
  ) {
    #expect(
      MapArea(
        latitude: latitude, longitude: longitude, latitudeSpan: height, longitudeSpan: width)
        == nil)
  }

  @Test func `the middle of the world's tile is where the equator meets the prime meridian`() throws
  {
    let tile = try MapTile(zoom: 0, x: 0, y: 0)
    #expect(abs(tile.latitude) < 0.000_1 && tile.longitude == 0)
    #expect(abs(try MapTile(zoom: 1, x: 0, y: 0).latitude - 66.513) < 0.001)
  }

  @Test func `an hour of a cell is found by its start, and none outside of the forecast`() throws {
    let cell = try #require(FieldReport.fixture([try MapTile(zoom: 0, x: 0, y: 0)]).cells.first)
    #expect(cell.hour(at: WeatherReport.fixtureTime)?.temperature?.celsius == 0)
    #expect(cell.hour(at: cell.start.addingTimeInterval(3600))?.temperature?.celsius == 1)
    #expect(cell.hour(at: cell.start.addingTimeInterval(-1)) == nil)
    #expect(cell.hour(at: cell.start.addingTimeInterval(60 * 3600)) == nil)
  }

  @Test func `with saved forecasts only, no field is requested`() async throws {
    struct Fields: FieldRepository {
      func layers() async -> [FieldLayer] { FieldLayer.allCases }
      func field(of tiles: [MapTile]) async -> FieldReport { .fixture(tiles) }
    }
    let offline = MockSettingsRepository(WeatherSettings(dataSource: .offline))
    let refused = DefaultLoadFieldUseCase(fields: Fields(), settings: offline)
    await #expect(throws: WeatherError.nothingStored) { try await refused.field(of: []) }
    let allowed = DefaultLoadFieldUseCase(fields: Fields(), settings: MockSettingsRepository())
    #expect(try await allowed.field(of: []) == .fixture([]))
    #expect(await allowed.layers() == FieldLayer.allCases)
  }
}
