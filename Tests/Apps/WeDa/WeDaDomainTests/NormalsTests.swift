import Foundation
import Testing
import WeDaDomain

/// Tests of the usual weather of a date: the means of the days around it in several years.
struct NormalsTests {
  private func year(_ highs: Double...) -> [DayFigures] {
    highs.map { DayFigures(low: Temperature(celsius: $0 - 10), high: Temperature(celsius: $0)) }
  }

  @Test func `climate averages weight each year equally, however many of its days have data`()
    throws
  {
    let years = Array(repeating: year(10, 20), count: 4) + [year(25)]
    let normals = try #require(Normals(years))
    #expect(normals.count == 5)
    #expect(abs(normals.high.celsius - 17) < 1e-9 && abs(normals.low.celsius - 7) < 1e-9)
    #expect(normals.precipitation == nil)
  }

  @Test func `climate averages need at least five years that have data`() {
    #expect(Normals(Array(repeating: year(10), count: 4) + [[], []]) == nil)
    #expect(Normals([]) == nil)
    #expect(Normals(Array(repeating: year(10), count: 5) + [[]])?.count == 5)
  }

  @Test
  func `climate averages use the date with a week on each side in each of the ten years before`()
    throws
  {
    let day = LocalDay(number: 20_524)
    #expect(day.isoText == "2026-03-12")
    let windows = Normals.windows(before: day)
    #expect(windows.count == 10)
    let first = try #require(windows.first)
    #expect(first.first.isoText == "2025-03-05" && first.last.isoText == "2025-03-19")
    let last = try #require(windows.last)
    #expect(last.first.isoText == "2016-03-05" && last.last.isoText == "2016-03-19")
  }

  @Test func `the averages for a leap day use 21 February to 7 March of another year`() throws {
    let leap = LocalDay(of: try Date("2024-02-29T12:00:00Z", strategy: .iso8601), offset: 0)
    let window = try #require(Normals.windows(before: leap).first)
    #expect(window.first.isoText == "2023-02-21" && window.last.isoText == "2023-03-07")
  }
}
