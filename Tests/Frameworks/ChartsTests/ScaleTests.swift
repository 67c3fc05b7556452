import Foundation
import Testing

@testable import Charts

@Suite struct ScaleTests {
  private static let berlin: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }()

  private static func seconds(_ text: String) -> Double {
    let date = try? Date(text, strategy: .iso8601)
    return date?.timeIntervalSinceReferenceDate ?? .nan
  }

  // MARK: Numbers

  @Test func `ticks are one, two or five times a power of ten apart`() {
    #expect(NumberTicks.step(0...10, count: 5) == 2)
    #expect(NumberTicks.step(0...100, count: 5) == 20)
    #expect(NumberTicks.step(-7...18, count: 5) == 5)
    #expect(abs(NumberTicks.step(0...1, count: 5) - 0.2) < 1e-12)
    #expect(abs(NumberTicks.step(0...0.003, count: 3) - 0.001) < 1e-12)
  }

  @Test func `axis ticks are exact multiples of their distance, without rounding errors`() {
    #expect(NumberTicks.multiples(of: 0.1, in: 0...0.3) == [0, 0.1, 0.2, 0.3])
    #expect(NumberTicks.multiples(of: 5, in: -7...18) == [-5, 0, 5, 10, 15])
    #expect(NumberTicks.multiples(of: 0, in: 0...1) == [])
    #expect(
      NumberTicks.multiples(of: 1e-9, in: 0...1) == [], "an axis has a thousand ticks at most")
  }

  @Test func `the data's range is widened to round numbers: -7 to 18 becomes -10 to 20`() {
    #expect(NumberTicks.widened(0...17.2, count: 5) == 0...20)
    #expect(NumberTicks.widened(-7...18, count: 5) == -10...20)
    #expect(NumberTicks.widened(0...20, count: 5) == 0...20)
  }

  @Test
  func `ranges that are too small or large for a Double have the tick step 1 and no positions`() {
    #expect(NumberTicks.step(0...Double.leastNonzeroMagnitude, count: 5) == 1)
    #expect(NumberTicks.step(0...Double.greatestFiniteMagnitude, count: 1) == 1)
    #expect(NumberTicks.widened(0...Double.leastNonzeroMagnitude, count: 5).lowerBound == 0)
    #expect(NumberTicks.powers(in: 1...Double.infinity) == [])
    let scale = PlotScale(.number(.linear), -1.5e308...1.5e308)
    #expect(scale.fraction(.number(1.5e308)) == nil)
    #expect(scale.value(at: 0) == nil)
  }

  @Test func `a logarithmic axis has ticks at powers of ten`() {
    #expect(NumberTicks.powers(in: 1...10_000) == [1, 10, 100, 1000, 10_000])
    #expect(NumberTicks.powers(in: 1...10) == [1, 2, 5, 10])
    #expect(NumberTicks.powers(in: -1...10) == [])
  }

  // MARK: Dates

  @Test func `hourly ticks are at local times, also where daylight saving time begins or ends`() {
    let spring = Self.seconds("2026-03-28T23:00:00Z")...Self.seconds("2026-03-29T22:00:00Z")
    let ticks = DateStep(.hour, 6).dates(in: spring, Self.berlin)
    let expected = ["03-28T23", "03-29T04", "03-29T10", "03-29T16", "03-29T22"]
    #expect(ticks == expected.map { Self.seconds("2026-\($0):00:00Z") })
    let autumn = Self.seconds("2026-10-24T22:00:00Z")...Self.seconds("2026-10-25T23:00:00Z")
    let later = DateStep(.hour, 12).dates(in: autumn, Self.berlin)
    #expect(
      later == ["10-24T22", "10-25T11", "10-25T23"].map { Self.seconds("2026-\($0):00:00Z") })
  }

  @Test
  func `the hour that is repeated when clocks go back has two ticks, and the skipped hour none`() {
    let autumn = Self.seconds("2026-10-24T23:00:00Z")...Self.seconds("2026-10-25T02:00:00Z")
    #expect(DateStep(.hour).dates(in: autumn, Self.berlin).count == 4)
    let spring = Self.seconds("2026-03-29T00:00:00Z")...Self.seconds("2026-03-29T02:00:00Z")
    #expect(DateStep(.hour).dates(in: spring, Self.berlin).count == 3)
  }

  @Test
  func `ticks of three months are counted from January, and ticks of days are at local midnight`() {
    let year = Self.seconds("2026-01-31T12:00:00Z")...Self.seconds("2026-12-31T00:00:00Z")
    let quarters = DateStep(.month, 3).dates(in: year, Self.berlin)
    #expect(
      quarters == ["03-31T22", "06-30T22", "09-30T22"].map { Self.seconds("2026-\($0):00:00Z") })
    let days = Self.seconds("2026-06-01T12:00:00Z")...Self.seconds("2026-06-03T12:00:00Z")
    #expect(
      DateStep(.day).dates(in: days, Self.berlin)
        == ["06-01T22", "06-02T22"].map { Self.seconds("2026-\($0):00:00Z") })
  }

  private struct Fit: Sendable {
    var days: Double
    var count: Int
    var step: DateStep
  }

  @Test(arguments: [
    Fit(days: 2, count: 7, step: DateStep(.hour, 12)), Fit(days: 7, count: 7, step: DateStep(.day)),
    Fit(days: 365, count: 6, step: DateStep(.month, 3)),
    Fit(days: 0.00695, count: 5, step: DateStep(.minute, 5)),
    Fit(days: 365 * 30, count: 6, step: DateStep(.year, 5)),
  ])
  private func `the smallest time step that gives at most the desired ticks is chosen`(fit: Fit) {
    #expect(DateStep.fitting(0...fit.days * 86_400, count: fit.count) == fit.step)
  }

  @Test func `a time step that would give too many ticks for a range gives none`() {
    #expect(DateStep(.second).dates(in: 0...86_400, Self.berlin) == [])
  }

  // MARK: Domains

  private func extent(_ values: _PlotValue...) -> AxisExtent {
    var extent = AxisExtent()
    for value in values { extent.add(value) }
    return extent
  }

  @Test func `a number axis includes zero, unless the app's domain excludes it`() {
    let data = extent(.number(12), .number(18))
    #expect(ScaleWish().scale(data).range == 0...20)
    var wish = ScaleWish()
    wish.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    #expect(wish.scale(data).range == 12...18)
    wish.domain = (5.0...30)._domain
    #expect(wish.scale(data).range == 5...30)
  }

  @Test
  func `an axis without data, with one value or with equal values has a range that is not empty`() {
    #expect(ScaleWish().scale(AxisExtent()).range == 0...1)
    #expect(ScaleWish().scale(extent(.number(0))).range == 0...1)
    #expect(ScaleWish().scale(extent(.date(100))).range == -43_100...43_300)
    var wish = ScaleWish()
    wish.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    let scale = wish.scale(extent(.number(7), .number(7)))
    #expect(scale.range.lowerBound < 7 && scale.range.upperBound > 7)
    wish.domain = (3...3)._domain
    #expect(wish.scale(AxisExtent()).range == 1.5...4.5)
  }

  @Test func `NaN and infinite values do not widen an axis`() {
    let data = extent(.number(4), .number(.nan), .number(.infinity), .date(.nan))
    #expect(ScaleWish().scale(data).range == 0...4)
    #expect(ScaleWish().scale(data).kind == .number(.linear))
  }

  @Test func `categories are in the order of the data, or in that of the app's domain`() {
    let data = extent(.category("b"), .category("a"), .category("b"))
    #expect(ScaleWish().scale(data).kind == .category([.category("b"), .category("a")]))
    var wish = ScaleWish()
    wish.domain = ["a", "b", "c"]._domain
    #expect(wish.scale(data).fraction(.category("c")) == 2.5 / 3)
    #expect(wish.scale(data).fraction(.category("d")) == nil)
  }

  @Test func `a logarithmic scale has no position for zero and negative numbers`() {
    var wish = ScaleWish()
    wish.type = .log
    let scale = wish.scale(extent(.number(-5), .number(0), .number(3), .number(400)))
    #expect(scale.range == 1...1000)
    #expect(scale.fraction(.number(0)) == nil)
    #expect(scale.fraction(.number(-5)) == nil)
    #expect(scale.fraction(.number(10)).map { abs($0 - 1.0 / 3) < 1e-12 } == true)
    wish.domain = (-1.0...100)._domain
    #expect(wish.scale(AxisExtent()).range == 1...100)
  }

  // MARK: Places

  @Test(arguments: [
    ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 2),
  ])
  func `a position on an axis is converted back to its value`(type: ScaleType) throws {
    let scale = PlotScale(.number(type.kind), 1...100)
    let place = try #require(scale.fraction(.number(30)))
    let value = try #require(scale.value(at: place)?.number)
    #expect(abs(value - 30) < 1e-9)
  }

  @Test func `a right-to-left plot is mirrored, and a reversed scale runs from the other end`() {
    var scale = PlotScale(.number(.linear), 0...10)
    let y = PlotScale(.number(.linear), 0...10)
    let space = PlotSpace(scale, y, width: 100, height: 50)
    #expect(space.x(.number(2)) == 20)
    #expect(space.y(.number(10)) == 0)
    #expect(space.valueX(20) == .number(2))
    #expect(space.valueX(-5) == .number(0), "beside the plot its ends are meant")
    let mirrored = PlotSpace(scale, y, width: 100, height: 50, isMirrored: true)
    #expect(mirrored.x(.number(2)) == 80)
    #expect(mirrored.valueX(80) == .number(2))
    scale.isReversed = true
    #expect(PlotSpace(scale, y, width: 100, height: 50).x(.number(2)) == 80)
    scale = PlotScale(.category([.category("a"), .category("b")]))
    #expect(PlotSpace(scale, y, width: 100, height: 50).x(.category("b")) == 75)
    #expect(PlotSpace(scale, y, width: 100, height: 50).valueX(60) == .category("b"))
  }

  @Test func `a scale's start and end padding leave space at both ends of the plot`() {
    var wish = ScaleWish()
    (wish.startPadding, wish.endPadding) = (10, 20)
    wish.domain = (0.0...10)._domain
    let scale = wish.scale(AxisExtent())
    let space = PlotSpace(scale, PlotScale(.number(.linear)), width: 130, height: 50)
    #expect(space.x(.number(0)) == 10)
    #expect(space.x(.number(10)) == 110)
  }
}
