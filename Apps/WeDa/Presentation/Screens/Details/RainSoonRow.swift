import Charts
import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A row about the precipitation of the next two hours by quarter-hours: a sentence, and bars if
/// any quarter-hour is wet.
struct RainSoonRow: View {
  let ahead: AheadReport
  /// The forecast with the probabilities of precipitation.
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  var body: some View {
    let quarters = ahead.quarters(from: now)
    if quarters.isEmpty {
      Text(Words.Ahead.Soon.none)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(UITestIDs.Details.rainSoon)
    } else {
      VStack(alignment: .leading, spacing: Space.small) {
        Text(verbatim: format.soon(RainSoon(quarters), chance: chance(quarters), in: zone))
          .accessibilityIdentifier(UITestIDs.Details.rainSoon)
        if quarters.contains(where: { ($0.amount?.millimetres ?? 0) > 0 }) { bars(quarters) }
      }
    }
  }

  /// Returns the highest probability of precipitation in the time of some quarter-hours; `nil` if
  /// none is reported.
  private func chance(_ quarters: [RainQuarter]) -> Double? {
    guard let start = quarters.first?.time, let end = quarters.last?.end else { return nil }
    return report.slots.filter { $0.end > start && $0.time < end }.compactMap(\.probability).max()
  }

  private var zone: TimeZone { ahead.zone.timeZone }

  private func bars(_ quarters: [RainQuarter]) -> some View {
    let top = Self.top(quarters, format)
    return Chart(quarters) { quarter in
      RectangleMark(
        xStart: .value(time, quarter.time), xEnd: .value(time, quarter.end),
        yStart: .value(depth, 0.0), yEnd: .value(depth, amount(quarter) ?? .nan)
      )
      .foregroundStyle(.cyan)
      .accessibilityValue(quarter.amount.map(format.precipitation) ?? "–")
    }
    .chartYAxis {
      AxisMarks(values: [0, top]) { value in
        AxisGridLine()
        AxisValueLabel(value.as(Double.self).map(format.depth) ?? "")
      }
    }
    .chartYScale(domain: 0...top)
    .plotHeight(110)
    .environment(\.timeZone, zone)
  }

  /// Returns the amount at the upper edge of the bars: a round number in the chosen unit, which is
  /// not written as zero even where only traces fall.
  static func top(_ quarters: [RainQuarter], _ format: WeatherFormat) -> Double {
    let most = quarters.compactMap { $0.amount?.value(in: format.units.precipitation) }.max() ?? 0
    let least = format.units.precipitation == .millimetres ? 0.2 : 0.01
    return RainPlot.edge(above: most, least: least)
  }

  private func amount(_ quarter: RainQuarter) -> Double? {
    quarter.amount?.value(in: format.units.precipitation)
  }

  private var depth: String { format.text(Words.Units.Precipitation.title) }
  private var time: String { format.text(Words.Hours.Plot.time) }
}

extension WeatherFormat {
  /// Returns the summary of the next quarter-hours as a sentence.
  ///
  /// - Parameter chance: The probability of precipitation, which is written instead of "It stays
  ///   dry" if it is not zero.
  func soon(_ soon: RainSoon, chance: Double? = nil, in zone: TimeZone) -> String {
    if let chance, chance >= RainPlot.leastProbability, soon == .dry || soon == .dryAsFarAsKnown {
      return text(Words.Outlook.Mixed.chance(percent(chance)))
    }
    return switch soon {
    case .dry: text(Words.Ahead.Soon.dry)
    case .dryAsFarAsKnown: text(Words.Ahead.Soon.dryAsFarAsKnown)
    case .starting(let start): text(Words.Ahead.Soon.starting(time(start, in: zone)))
    case .raining(let end?): text(Words.Ahead.Soon.until(time(end, in: zone)))
    case .raining(nil): text(Words.Ahead.Soon.going)
    }
  }

  /// Returns a depth of snow, in centimetres or inches like amounts of rain.
  func snowDepth(_ depth: Distance) -> String {
    units.precipitation == .millimetres
      ? text(Words.Ahead.Facts.centimeters(whole(depth.metres * 100)))
      : text(Words.Unit.Depth.inches(whole(depth.metres / 0.0254)))
  }
}
