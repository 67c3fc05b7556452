import Foundation
import MapKit
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the areas and arrows of a layer that is drawn from forecasts.
@MainActor @Suite struct FieldMarkTests {
  private func tile(_ x: Int, _ y: Int = 5) throws -> MapTile {
    try MapTile(zoom: 4, x: x, y: y)
  }

  /// Returns the marks of the temperature of some tiles.
  private func marks(_ celsius: [(MapTile, Double)]) -> [FieldMark] {
    FieldMark.marks(of: .temperature, celsius.map { (tile: $0, hour: .fixture($1)) })
  }

  private func runs(_ mark: FieldMark) -> [FieldRun] {
    if case .area(let runs) = mark.form { runs } else { [] }
  }

  @Test func `an arrow points where the wind blows to, and is longer for stronger wind`() throws {
    func arrow(_ speed: Double, from direction: Double?) throws -> FieldMark? {
      let wind = Wind(speed: Speed(metresPerSecond: speed), direction: direction, gust: nil)
      return FieldMark.marks(of: .wind, [(tile: try tile(8), hour: FieldHour(wind: wind))]).first
    }
    func points(_ mark: FieldMark?) throws -> [MKMapPoint] {
      let line = try #require(mark?.overlay() as? MKPolyline)
      return Array(UnsafeBufferPointer(start: line.points(), count: line.pointCount))
    }
    #expect(try arrow(5, from: nil) == nil)
    let (weak, strong) = (try arrow(2, from: 270), try arrow(18, from: 270))
    let (short, long) = (try points(weak), try points(strong))
    #expect(weak?.color != strong?.color)
    // From the west: the shaft runs to the east, on one height.
    #expect(long[1].x > long[0].x && abs(long[1].y - long[0].y) < 1)
    #expect(long[1].x - long[0].x > short[1].x - short[0].x)
  }

  @Test func `a dry tile and an unknown value leave the map as it is`() throws {
    let dry = FieldHour(precipitation: Precipitation(millimetres: 0))
    #expect(FieldMark.marks(of: .precipitation, [(tile: try tile(8), hour: dry)]).isEmpty)
    #expect(FieldMark.marks(of: .temperature, [(tile: try tile(8), hour: FieldHour())]).isEmpty)
    let warm = try #require(marks([(try tile(8), 20)]).first)
    #expect(warm.color == TemperatureColor.color(20))
    let area = try #require(warm.overlay() as? MKMultiPolygon)
    // One rectangle for each row of the tile's cells.
    #expect(area.polygons.count == 8)
  }

  @Test func `between the middles of two tiles the colours change gradually`() throws {
    let found = marks([(try tile(8), 0), (try tile(9), 16)])
    // The middles of the cells are a sixteenth, three sixteenths and so on from the tiles' ones.
    let expected = [0, 1, 3, 5, 7, 9, 11, 13, 15, 16].map { TemperatureColor.color(Double($0)) }
    #expect(found.map(\.color) == expected)
    let columns = found.compactMap { runs($0).first?.columns }
    #expect(columns == [64..<68] + (68..<76).map { $0..<$0 + 1 } + [76..<80])
  }

  @Test func `a tile without a value stays empty, and changes no neighbour`() throws {
    let found = marks([(try tile(8), 0), (try tile(10), 8)])
    #expect(found.map(\.color) == [0, 8].map { TemperatureColor.color($0) })
    let columns = found.map { Set(runs($0).map(\.columns)) }
    #expect(columns == [[64..<72], [80..<88]])
  }

  @Test func `a tile at the date line stays on its side, and takes part in the colours beyond`()
    throws
  {
    let found = marks([(try tile(15), 0), (try tile(0), 16)])
    #expect(found.count == 10)
    let area = try #require(marks([(try tile(15), 20)]).first?.overlay() as? MKMultiPolygon)
    for polygon in area.polygons {
      let points = UnsafeBufferPointer(start: polygon.points(), count: polygon.pointCount)
      #expect(points.allSatisfy { (157...180).contains($0.coordinate.longitude) })
    }
  }

  @Test(
    arguments: [FieldLayer.temperature, .precipitation, .clouds],
    [FieldGrid.few, MapArea.mostTiles])
  func `a layer of any values is a bounded number of shapes`(
    layer: FieldLayer, tiles: Int
  ) throws {
    let shown = try (0..<tiles).map { number in
      let value = Double(number * 37 % 50)
      let hour = FieldHour(
        temperature: Temperature(celsius: value),
        precipitation: Precipitation(millimetres: value / 3), cloudiness: value / 50)
      return (tile: try tile(number % 8, number / 8), hour: hour)
    }
    let found = FieldMark.marks(of: layer, shown)
    // A shape for each step of the colours.
    #expect(found.count > 10 && found.count <= 51)
    #expect(found.map { runs($0).count }.reduce(0, +) <= FieldGrid.few * 64)
  }
}
