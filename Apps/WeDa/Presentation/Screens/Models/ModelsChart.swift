import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The temperatures of several models as lines over the band of their spread, with a line at the
/// current time. A value that a model does not have is a gap in its line.
struct ModelsChart: View {
  let lines: [ModelReport.Line]
  let spread: [ModelReport.Spread]
  let now: Date
  let axes: PlotAxes
  let format: WeatherFormat

  var body: some View {
    Chart {
      ForEach(spread, id: \.time) { band($0) }
      ForEach(lines) { line in
        ForEach(line.hours, id: \.time) { point($0, of: line.model) }
      }
      RuleMark(x: .value(axes.name, now)).foregroundStyle(.secondary)
    }
    .chartForegroundStyleScale(
      domain: lines.map(\.model.name), range: lines.map { Self.color(of: $0.model) }
    )
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis {
      AxisMarks(values: PlotAxes.values()) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(format.degrees) ?? "") }
      }
    }
    .chartXAxis { axes.hours }
    .chartXScale(domain: axes.window)
    .plotHeight(200)
    .accessibilityIdentifier(UITestIDs.Models.chart)
  }

  /// Returns the band at an hour. It is not in the table, which has the values of each model.
  private func band(_ spread: ModelReport.Spread) -> some ChartContent {
    AreaMark(
      x: .value(axes.name, spread.time), yStart: .value(name, value(spread.low)),
      yEnd: .value(name, value(spread.high))
    )
    .foregroundStyle(Color.gray.opacity(0.25))
    .accessibilityHidden(true)
  }

  private func point(_ hour: ModelReport.Hour, of model: ForecastModel) -> some ChartContent {
    LineMark(
      x: .value(axes.name, hour.time), y: .value(name, hour.temperature.map { value($0) } ?? .nan)
    )
    .foregroundStyle(by: .value(format.text(Words.Models.column), model.name))
    .accessibilityValue(hour.temperature.map { format.temperature($0) } ?? "–")
  }

  private func value(_ temperature: Temperature) -> Double {
    temperature.value(in: format.units.temperature)
  }

  private var name: String { format.text(Words.Units.Temperature.title) }

  private static func color(of model: ForecastModel) -> Color {
    switch model {
    case .ecmwf: .blue
    case .gfs: .orange
    case .icon: .green
    case .meteoFrance: .purple
    }
  }
}
