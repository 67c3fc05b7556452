import Charts
import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The highest and lowest temperatures and the precipitation of all days, on one axis of days.
///
/// An amount that is not reported has no bar and a dash in the table.
struct DaysPlot: View {
  let days: [ForecastDay]
  let zone: PlaceZone
  let format: WeatherFormat

  var body: some View {
    let rain = DaysRain(days, format: format)
    VStack(alignment: .leading, spacing: Space.small) {
      temperatures
        .accessibilityIdentifier(UITestIDs.Details.daysPlot)
      if let note = rain.note {
        PlotNote(words: note, icon: "umbrella", identifier: UITestIDs.Details.noDaysRain)
      }
      if rain.isDrawn {
        amounts(rain)
          .accessibilityIdentifier(UITestIDs.Details.daysRain)
      }
    }
    .environment(\.timeZone, zone.timeZone)
  }

  private var temperatures: some View {
    Chart {
      ForEach(days) { line($0, $0.high, Words.Days.high) }
      ForEach(days) { line($0, $0.low, Words.Days.low) }
    }
    .chartForegroundStyleScale([
      format.text(Words.Days.high): Color.orange, format.text(Words.Days.low): .blue,
    ])
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis {
      AxisMarks(values: PlotAxes.values()) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(format.degrees) ?? "") }
      }
    }
    .chartXAxis { axis }
    .chartXScale(domain: window)
    .plotHeight(160)
  }

  private func amounts(_ rain: DaysRain) -> some View {
    Chart {
      ForEach(days) { bar($0) }
      if rain.hasProbability { ForEach(days) { chance($0, rain) } }
    }
    .chartForegroundStyleScale(
      domain: [amount] + (rain.hasProbability ? [format.chanceScale] : []),
      range: [Color.cyan, .blue]
    )
    .chartYScale(domain: 0...rain.top)
    .chartYAxis {
      AxisMarks(values: [0, rain.top]) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(format.depth) ?? "") }
      }
    }
    .chartXAxis { axis }
    .chartXScale(domain: window)
    .plotHeight(120, overhang: 14)
  }

  private func bar(_ day: ForecastDay) -> some ChartContent {
    BarMark(
      x: .value(format.text(Words.Days.day), zone.start(of: day.day), unit: .day),
      y: .value(
        format.text(Words.Units.Precipitation.title),
        day.precipitation.map { RainPlot.depth($0.millimetres, format) } ?? .nan)
    )
    .foregroundStyle(by: .value(format.text(Words.Hours.Plot.line), amount))
    .accessibilityValue(spoken(day))
  }

  /// Returns a point of the line from 0 % at the lower edge to 100 % at the upper edge. It is not in
  /// the table, since the row of the day's bar has both values.
  private func chance(_ day: ForecastDay, _ rain: DaysRain) -> some ChartContent {
    LineMark(
      x: .value(format.text(Words.Days.day), zone.start(of: day.day), unit: .day),
      y: .value(
        format.text(Words.Units.Precipitation.title),
        day.probability.map { $0 * rain.top } ?? .nan)
    )
    .foregroundStyle(by: .value(format.text(Words.Hours.Plot.line), format.chanceScale))
    .accessibilityHidden(true)
  }

  private var amount: String { format.text(Words.Hours.Plot.amount) }

  private func line(
    _ day: ForecastDay, _ value: Temperature, _ name: LocalizedStringResource
  ) -> some ChartContent {
    LineMark(
      x: .value(format.text(Words.Days.day), zone.start(of: day.day), unit: .day),
      y: .value(
        format.text(Words.Units.Temperature.title), value.value(in: format.units.temperature))
    )
    .foregroundStyle(by: .value(format.text(Words.Hours.Plot.line), format.text(name)))
    .interpolationMethod(.monotone)
    .accessibilityValue(format.temperature(value))
  }

  /// Returns the amount and the probability of a day, such as "2.3 mm · 60%".
  private func spoken(_ day: ForecastDay) -> String {
    format.list([
      day.precipitation.map(format.precipitation) ?? "–", day.probability.map(format.percent),
    ])
  }

  /// The start of every second day, with the weekday in the middle of the day.
  private var axis: some AxisContent {
    AxisMarks(values: days.map { zone.start(of: $0.day) }) { value in
      if value.index.isMultiple(of: 2) {
        AxisGridLine()
        AxisValueLabel(
          value.as(Date.self).map { format.shortWeekday(zone.day(of: $0)) } ?? "", centered: true)
      }
    }
  }

  /// The range of time from the first day's start to the last day's end.
  private var window: ClosedRange<Date> {
    let days = days.map { zone.interval(of: $0.day) }
    let start = days.first?.start ?? .distantPast
    return start...max(start, days.last?.end ?? start)
  }
}

/// The extent of the plot of rain of all days, and a text if there is nothing to plot or an amount
/// is missing.
struct DaysRain: Equatable {
  /// The amount at the upper edge of the plot, in the chosen unit.
  let top: Double
  /// A Boolean value that indicates whether there is precipitation, or a probability of it, to
  /// plot.
  let isDrawn: Bool
  /// A Boolean value that indicates whether any day has a probability.
  let hasProbability: Bool
  /// The text about amounts that are zero or not reported; `nil` if the plot shows everything.
  let note: String?

  init(_ days: [ForecastDay], format: WeatherFormat) {
    let known = days.compactMap { $0.precipitation?.millimetres }
    top = RainPlot.edge(above: known.map { RainPlot.depth($0, format) }.max() ?? 0, format)
    let isWet = known.contains { $0 > 0 }
    let isPossible = days.contains { ($0.probability ?? 0) >= RainPlot.leastProbability }
    isDrawn = isWet || isPossible
    hasProbability = days.contains { $0.probability != nil }
    if isWet {
      note = nil
    } else if known.isEmpty {
      note = format.text(Words.Hours.Plot.unknown)
    } else if known.count < days.count {
      note = format.text(Words.Days.dryAsFarAsKnown)
    } else {
      note = isPossible ? nil : format.text(Words.Days.dry)
    }
  }
}
