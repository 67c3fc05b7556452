import SwiftUI
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct RangeBarTests {
  @Test func `a temperature has the same colour in the bars of all days`() throws {
    let cold = TemperatureColor.stops(from: -3, to: 5)
    let mild = TemperatureColor.stops(from: 5, to: 12)
    let end = try #require(cold.last)
    let start = try #require(mild.first)
    #expect(end.color == start.color)
    #expect(cold.first?.color != end.color)
  }

  @Test func `a temperature bar contains the colour stops within its range, in order`() {
    let stops = TemperatureColor.stops(from: -2, to: 18)
    #expect(stops.map { Double($0.location) } == [0, 0.1, 0.5, 0.85, 1])
    #expect(Set(stops.map(\.color)).count == 5)
  }

  @Test func `a bar of one temperature has one colour, and extremes have the scale's end colours`()
  {
    let flat = TemperatureColor.stops(from: 9, to: 9)
    #expect(flat.count == 2 && flat[0].color == flat[1].color)
    func shown(_ celsius: Double) -> String { Color(TemperatureColor.color(celsius)).description }
    #expect(shown(-60) == "#8E5BD0FF" && shown(-25) == shown(-60))
    #expect(shown(55) == "#DF4632FF" && shown(37) == shown(55))
  }
}
