import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The wind of a meteogram with its gusts, as two lines with a gap where a speed is not reported.
struct WindChart: View {
  let slots: [ForecastSlot]
  let plot: WindPlot
  let axes: PlotAxes
  let format: WeatherFormat

  var body: some View {
    Chart {
      ForEach(slots) { line($0, $0.wind?.speed, Words.Units.Wind.title) }
      if plot.hasGusts {
        ForEach(slots) { line($0, $0.wind?.gust, Words.Hours.Plot.gusts) }
      }
    }
    .chartForegroundStyleScale(domain: names, range: [Color.teal, .purple])
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 2)) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(lines: [value.as(Double.self).map(format.speed) ?? ""]) }
      }
    }
    .chartXAxis { axes.hours }
    .chartXScale(domain: axes.window)
    .frame(height: 120)
  }

  /// The names of the series that have values, which the legend shows.
  private var names: [String] {
    [format.text(Words.Units.Wind.title)]
      + (plot.hasGusts ? [format.text(Words.Hours.Plot.gusts)] : [])
  }

  private func line(
    _ slot: ForecastSlot, _ speed: Speed?, _ name: LocalizedStringResource
  ) -> some ChartContent {
    LineMark(
      x: .value(axes.name, slot.time),
      y: .value(
        format.text(Words.Units.Wind.title), speed?.value(in: format.units.wind) ?? .nan)
    )
    .foregroundStyle(by: .value(format.text(Words.Hours.Plot.line), format.text(name)))
    .interpolationMethod(.monotone)
    .accessibilityValue(speed.map { format.speed($0) } ?? "–")
  }
}

/// The parts of the plot of wind that have values.
struct WindPlot: Equatable {
  /// A Boolean value that indicates whether any slot has a wind.
  let isDrawn: Bool
  /// A Boolean value that indicates whether any slot has gusts.
  let hasGusts: Bool

  init(_ slots: [ForecastSlot]) {
    isDrawn = slots.contains { $0.wind != nil }
    hasGusts = slots.contains { $0.wind?.gust != nil }
  }
}
