import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The precipitation of a meteogram: its amount as bars, and its probability as a line from 0 at
/// the lower edge to 100 % at the upper edge, as the legend says.
///
/// An amount that is not reported has no bar and a dash in the table; an unknown probability is a
/// gap in the line.
struct RainChart: View {
  let slots: [ForecastSlot]
  let plot: RainPlot
  let guides: PlotGuides
  let axes: PlotAxes
  let format: WeatherFormat

  var body: some View {
    Chart {
      guides.shade(axes.name)
      ForEach(slots) { bar($0) }
      if plot.hasProbability { ForEach(slots) { line($0) } }
      guides.lines(axes.name)
    }
    .chartForegroundStyleScale(domain: names, range: [Color.cyan, .blue])
    .chartYScale(domain: 0...plot.top)
    .chartYAxis {
      AxisMarks(values: [0, plot.top]) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(format.depth) ?? "") }
      }
    }
    .chartXAxis { axes.hours }
    .chartXScale(domain: axes.window)
    .chartXSelection(value: guides.pointed)
    .plotHeight(120)
  }

  private func bar(_ slot: ForecastSlot) -> some ChartContent {
    RectangleMark(
      xStart: .value(axes.name, slot.time), xEnd: .value(axes.name, slot.end),
      yStart: .value(name, 0.0),
      yEnd: .value(name, slot.rate.map { RainPlot.depth($0, format) } ?? .nan)
    )
    .foregroundStyle(by: series(amount))
    .accessibilityValue(spoken(slot))
  }

  /// Returns a point of the line in the middle of its slot. It is not in the table, since the row
  /// of the slot's bar has both values.
  private func line(_ slot: ForecastSlot) -> some ChartContent {
    LineMark(
      x: .value(axes.name, slot.time + slot.duration / 2),
      y: .value(name, slot.probability.map { $0 * plot.top } ?? .nan)
    )
    .foregroundStyle(by: series(probability))
    .accessibilityHidden(true)
  }

  private func series(_ name: String) -> PlottableValue<String> {
    .value(format.text(Words.Hours.Plot.line), name)
  }

  /// Returns both values of a slot, such as "0.4 mm · 60%".
  private func spoken(_ slot: ForecastSlot) -> String {
    let amount = slot.rate.map { format.depth(RainPlot.depth($0, format)) }
    return format.list([amount ?? "–", slot.probability.map(format.percent)])
  }

  /// The names of the series that have values, which the legend shows.
  private var names: [String] {
    [amount] + (plot.hasProbability ? [probability] : [])
  }

  private var amount: String { format.text(Words.Hours.Plot.amount) }

  private var probability: String { format.chanceScale }

  private var name: String { format.text(Words.Units.Precipitation.title) }
}

/// The extent of the plot of rain, or a text if there is nothing to plot.
struct RainPlot: Equatable {
  /// The least probability that is not written as 0 %. Dry hours with it are plotted, since the
  /// sentence that no rain is forecast would contradict it.
  static let leastProbability = 0.005

  /// A Boolean value that indicates whether there is precipitation, or a probability of it, to
  /// plot.
  let isDrawn: Bool
  /// A Boolean value that indicates whether any slot has a probability.
  let hasProbability: Bool
  /// The amount at the upper edge of the plot, in the chosen unit.
  let top: Double
  /// The text about amounts that are zero or not reported; `nil` if the plot shows everything.
  let note: String?

  init(_ slots: [ForecastSlot], format: WeatherFormat) {
    let known = slots.compactMap(\.rate)
    let isWet = known.contains { $0 > 0 }
    let isPossible = slots.contains { ($0.probability ?? 0) >= Self.leastProbability }
    isDrawn = isWet || isPossible
    hasProbability = slots.contains { $0.probability != nil }
    top = Self.edge(above: known.map { Self.depth($0, format) }.max() ?? 0, format)
    if isWet {
      note = nil
    } else if known.isEmpty {
      note = format.text(Words.Hours.Plot.unknown)
    } else if known.count < slots.count {
      // Hours without a value may be wet.
      note = format.text(Words.Hours.Plot.dryAsFarAsKnown)
    } else {
      note = isPossible ? nil : format.text(Words.Hours.Plot.dry(format.window(slots)))
    }
  }

  /// Returns an hour's precipitation in the chosen unit.
  static func depth(_ millimetres: Double, _ format: WeatherFormat) -> Double {
    Precipitation(millimetres: millimetres).value(in: format.units.precipitation)
  }

  /// Returns the first round number that is not below an amount, but at least the amount of a light
  /// rain, so that a drizzle does not fill the plot.
  static func edge(above amount: Double, _ format: WeatherFormat) -> Double {
    edge(above: amount, least: format.units.precipitation == .millimetres ? 1 : 0.05)
  }

  /// Returns the first round number that is not below an amount: 1, 2 or 5 times a power of ten,
  /// or a least number.
  static func edge(above amount: Double, least: Double) -> Double {
    guard amount > least else { return least }
    let power = pow(10, log10(amount).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= amount } ?? amount
  }
}

extension WeatherFormat {
  /// The name of a line of probabilities with those at the lower and the upper edge of its plot,
  /// whose axis has the amounts.
  var chanceScale: String {
    text(Words.Hours.Plot.probability) + " \(percent(0))–\(percent(1))"
  }
}

extension ForecastSlot {
  /// The precipitation in millimetres per hour, which can be compared between slots of different
  /// lengths; `nil` if it is not reported.
  var rate: Double? {
    precipitation.map { $0.millimetres / (duration / Self.oneHour) }
  }
}
