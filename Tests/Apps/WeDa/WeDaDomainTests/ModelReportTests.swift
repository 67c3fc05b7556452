import Foundation
import Testing
import WeDaDomain

/// Tests of the spread of several models.
@Suite struct ModelReportTests {
  private let now = WeatherReport.fixtureTime

  private func line(
    _ model: ForecastModel, _ temperatures: [Double?], _ amounts: [Double?] = []
  ) -> ModelReport.Line {
    ModelReport.Line(
      model: model,
      hours: temperatures.enumerated().map { number, celsius in
        let amount = amounts.indices.contains(number) ? amounts[number] : nil
        return ModelReport.Hour(
          time: now.addingTimeInterval(Double(number) * 3600),
          temperature: celsius.map(Temperature.init(celsius:)),
          precipitation: amount.map(Precipitation.init(millimetres:)))
      })
  }

  @Test func `fewer than two models with temperatures cannot be compared`() {
    #expect(ModelReport([line(.ecmwf, [8])], fetchedAt: now) == nil)
    #expect(ModelReport([line(.ecmwf, [8]), line(.gfs, [nil])], fetchedAt: now) == nil)
    let two = ModelReport(
      [line(.ecmwf, [8]), line(.gfs, [nil]), line(.icon, [7])], fetchedAt: now)
    #expect(two?.lines.map(\.model) == [.ecmwf, .icon])
  }

  @Test func `the temperature spread of an hour needs at least two models that have the hour`()
    throws
  {
    let report = try #require(
      ModelReport(
        [line(.ecmwf, [8, 9, 10]), line(.gfs, [7.5, nil, nil]), line(.icon, [9, 11, nil])],
        fetchedAt: now))
    let spread = report.spread(from: now)
    #expect(spread.map(\.time) == [now, now.addingTimeInterval(3600)])
    #expect(spread.map(\.low.celsius) == [7.5, 9])
    #expect(spread.map(\.high.celsius) == [9, 11])
  }

  @Test func `a model comparison leaves out hours that have ended and those after two days`() {
    let report = ModelReport.fixture()
    // The fixture begins at 9:00, forty minutes before now.
    #expect(report.lines(from: now).map(\.hours.count) == [49, 49])
    #expect(report.lines(from: now.addingTimeInterval(1200)).map(\.hours.count) == [48, 48])
  }

  @Test func `the range of rain sums includes only models that have an amount for each hour`()
    throws
  {
    func rain(_ amounts: [[Double?]]) throws -> ClosedRange<Double>? {
      let models = Array(zip(ForecastModel.allCases, amounts))
      let lines = models.map { line($0.0, [8, 9], $0.1) }
      return try #require(ModelReport(lines, fetchedAt: now)).rain(from: now)
    }
    #expect(try rain([[0, 0], [1, 0.5], [nil, 9]]) == 0...1.5)
    #expect(try rain([[0, 0], [nil, 9]]) == nil)
    #expect(try rain([[], []]) == nil)
  }
}
