import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The values that the charts of a comparison share: names, colours and axes.
@MainActor struct ComparisonPlot {
  /// The colours of the lines, of which each is used once.
  private static let colors: [Color] = [.blue, .orange, .green, .purple, .red, .teal]

  let series: [FavoriteComparison.Series]
  let axes: PlotAxes
  let format: WeatherFormat
  private let names: [PlaceID: String]

  /// Creates the values of a comparison's charts.
  ///
  /// - Parameter names: A different name for each place.
  init(
    _ comparison: FavoriteComparison, names: [PlaceID: String], axes: PlotAxes,
    format: WeatherFormat
  ) {
    series = comparison.series
    self.names = names
    self.axes = axes
    self.format = format
  }

  /// The names of the lines, in the order of the legend.
  var labels: [String] { series.map { label(of: $0) } }

  /// The colours of the lines, in the order of ``labels``.
  var palette: [Color] { Array(Self.colors.prefix(series.count)) }

  /// A Boolean value that indicates whether an amount above zero is reported.
  var isWet: Bool { slots.contains { ($0.rate ?? 0) > 0 } }

  /// The sentence about places without an amount: that they are dry, or the highest chance of rain
  /// of each place that has one.
  var dryNote: String {
    let chances = series.compactMap(chance)
    if !chances.isEmpty { return format.list(chances) }
    let isKnown = slots.allSatisfy { $0.rate != nil }
    return format.text(isKnown ? Words.Comparison.Plot.dry : Words.Comparison.Plot.unknown)
  }

  /// The amount at the upper edge of the plot of rain, in the chosen unit.
  var rainTop: Double {
    RainPlot.edge(above: RainPlot.depth(slots.compactMap(\.rate).max() ?? 0, format), format)
  }

  /// Returns the name and the highest chance of rain of a place; `nil` if it has none.
  private func chance(of series: FavoriteComparison.Series) -> String? {
    let chance = series.slots.compactMap(\.probability).max() ?? 0
    guard chance >= RainPlot.leastProbability else { return nil }
    let words = format.text(Words.Outlook.Mixed.chance(format.percent(chance)))
    return "\(label(of: series)): \(words)"
  }

  private var slots: [ForecastSlot] { series.flatMap(\.slots) }

  /// Returns the name of a place's line.
  func label(of series: FavoriteComparison.Series) -> String {
    names[series.id] ?? series.favorite.name
  }

  /// Returns a line's style: lines in the second half of the colours are dashed, so that fewer
  /// lines depend on their colour alone.
  func stroke(of series: FavoriteComparison.Series) -> StrokeStyle {
    let index = self.series.firstIndex { $0.id == series.id } ?? 0
    return StrokeStyle(lineWidth: 2, dash: index < Self.colors.count / 2 ? [] : [6, 4])
  }
}

/// The temperatures of several places, one line each, with a line at the current time.
struct ComparedTemperatures: View {
  let plot: ComparisonPlot
  let now: Date

  var body: some View {
    Chart {
      ForEach(plot.series) { series in
        ForEach(series.slots) { line(series, $0) }
      }
      RuleMark(x: .value(plot.axes.name, now)).foregroundStyle(.secondary)
    }
    .chartForegroundStyleScale(domain: plot.labels, range: plot.palette)
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis {
      AxisMarks(values: PlotAxes.values()) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(plot.format.degrees) ?? "") }
      }
    }
    .chartXAxis { plot.axes.hours }
    .chartXScale(domain: plot.axes.window)
    .plotHeight(220)
    .accessibilityIdentifier(UITestIDs.Comparison.temperatures)
  }

  private func line(
    _ series: FavoriteComparison.Series, _ slot: ForecastSlot
  ) -> some ChartContent {
    LineMark(
      x: .value(plot.axes.name, slot.time),
      y: .value(
        plot.format.text(Words.Units.Temperature.title),
        slot.temperature.value(in: plot.format.units.temperature))
    )
    .foregroundStyle(
      by: .value(plot.format.text(Words.Comparison.Plot.place), plot.label(of: series))
    )
    .lineStyle(plot.stroke(of: series))
    .interpolationMethod(.monotone)
    .accessibilityValue(plot.format.temperature(slot.temperature))
  }
}

/// The precipitation of several places in an hour, one line each with a gap where it is unknown.
struct ComparedRain: View {
  let plot: ComparisonPlot

  var body: some View {
    Chart {
      ForEach(plot.series) { series in
        ForEach(series.slots) { line(series, $0) }
      }
    }
    .chartForegroundStyleScale(domain: plot.labels, range: plot.palette)
    .chartYScale(domain: 0...plot.rainTop)
    .chartYAxis {
      AxisMarks(values: [0, plot.rainTop]) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(plot.format.depth) ?? "") }
      }
    }
    .chartXAxis { plot.axes.hours }
    .chartXScale(domain: plot.axes.window)
    .plotHeight(140)
    .accessibilityIdentifier(UITestIDs.Comparison.rain)
  }

  private func line(
    _ series: FavoriteComparison.Series, _ slot: ForecastSlot
  ) -> some ChartContent {
    let depth = slot.rate.map { RainPlot.depth($0, plot.format) }
    return LineMark(
      x: .value(plot.axes.name, slot.time + slot.duration / 2),
      y: .value(plot.format.text(Words.Units.Precipitation.title), depth ?? .nan)
    )
    .foregroundStyle(
      by: .value(plot.format.text(Words.Comparison.Plot.place), plot.label(of: series))
    )
    .lineStyle(plot.stroke(of: series))
    .accessibilityValue(depth.map(plot.format.depth) ?? "–")
  }
}
