import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The wind of a meteogram with its gusts, as two lines with a gap where a speed is not reported.
struct WindChart: View {
  let slots: [ForecastSlot]
  let plot: WindPlot
  let guides: PlotGuides
  let axes: PlotAxes
  let format: WeatherFormat

  var body: some View {
    Chart {
      guides.shade(axes.name)
      ForEach(slots) { line($0, $0.wind?.speed, Words.Units.Wind.title) }
      if plot.hasGusts {
        ForEach(slots) { line($0, $0.wind?.gust, Words.Hours.Plot.gusts) }
      }
      ForEach(plot.directed) { arrow($0) }
      guides.lines(axes.name)
    }
    .chartForegroundStyleScale(domain: names, range: [Color.teal, .purple])
    .chartYAxis {
      AxisMarks(values: PlotAxes.values(count: 2, least: 1)) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(format.speed) ?? "") }
      }
    }
    .chartXAxis { axes.hours }
    .chartXScale(domain: axes.window)
    .chartXSelection(value: guides.pointed)
    .plotHeight(120)
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

  /// Returns an arrow near the upper edge that points where the wind blows, so it is not mirrored
  /// from right to left.
  private func arrow(_ slot: ForecastSlot) -> some ChartContent {
    PointMark(x: .value(axes.name, slot.time + slot.duration / 2), y: Self.arrowHeight)
      .symbol {
        Image(systemName: "arrow.up")
          .font(.caption)
          .foregroundStyle(.secondary)
          .rotationEffect(.degrees((slot.wind?.direction ?? 0) + 180))
      }
      .accessibilityHidden(true)
  }

  private static let arrowHeight: CGFloat = 8
}

/// The parts of the plot of wind that have values.
struct WindPlot: Equatable {
  /// A Boolean value that indicates whether any slot has a wind.
  let isDrawn: Bool
  /// A Boolean value that indicates whether any slot has gusts.
  let hasGusts: Bool

  /// The slots that have an arrow for the direction of their wind; few enough for a phone.
  let directed: [ForecastSlot]

  /// The greatest number of arrows, which have room beside each other on a phone.
  private static let arrows = 8

  init(_ slots: [ForecastSlot]) {
    let step = max(1, (slots.count + Self.arrows - 1) / Self.arrows)
    directed = slots.indices.filter { $0 % step == step / 2 }.map { slots[$0] }
      .filter { $0.wind?.direction != nil }
    isDrawn = slots.contains { $0.wind != nil }
    hasGusts = slots.contains { $0.wind?.gust != nil }
  }
}
