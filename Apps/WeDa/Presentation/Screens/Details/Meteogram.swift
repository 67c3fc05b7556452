import Charts
import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The temperature and the precipitation of the next two days, on one time axis.
///
/// A value that the provider does not give is a gap in the line.
struct Meteogram: View {
  let slots: [ForecastSlot]
  let now: Date
  let zone: TimeZone
  let format: WeatherFormat
  /// The minimum width of the labels of both plots, so that the plots' edges are aligned.
  @ScaledMetric(relativeTo: .caption2) private var labelWidth = 48.0

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      temperatures
      if let reason = RainPlot(slots, format: format).emptiness {
        Label {
          Text(verbatim: reason)
            .accessibilityIdentifier(UITestIDs.Details.noRainPlot)
        } icon: {
          Image(systemName: "umbrella")
            .accessibilityHidden(true)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      } else {
        rain
      }
    }
    .environment(\.timeZone, zone)
    .card()
  }

  private var temperatures: some View {
    Chart {
      ForEach(slots) { slot in
        temperature(slot, slot.temperature, Words.Units.Temperature.title)
        temperature(slot, slot.feelsLike, Words.Hours.Plot.feelsLike)
      }
      RuleMark(x: .value(time, now)).foregroundStyle(.secondary)
    }
    .chartForegroundStyleScale([
      format.text(Words.Units.Temperature.title): Color.orange,
      format.text(Words.Hours.Plot.feelsLike): .gray,
    ])
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel { label(value) { format.degrees($0) } }
      }
    }
    .chartXAxis { hours }
    .chartXScale(domain: window)
    .frame(height: 180)
  }

  private func temperature(
    _ slot: ForecastSlot, _ value: Temperature?, _ name: LocalizedStringResource
  ) -> some ChartContent {
    LineMark(
      x: .value(time, slot.time),
      y: .value(
        format.text(Words.Units.Temperature.title),
        value?.value(in: format.units.temperature) ?? .nan)
    )
    .foregroundStyle(by: .value(format.text(Words.Hours.Plot.line), format.text(name)))
    .interpolationMethod(.monotone)
    .accessibilityValue(value.map { format.temperature($0) } ?? "–")
  }

  private var rain: some View {
    Chart(slots) { slot in
      let depth = slot.rate.map { amount($0) } ?? .nan
      RectangleMark(
        xStart: .value(time, slot.time), xEnd: .value(time, slot.end),
        yStart: .value(depthName, 0.0), yEnd: .value(depthName, depth)
      )
      .foregroundStyle(.cyan)
      .accessibilityValue(slot.rate.map { format.depth(amount($0)) } ?? "–")
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 2)) { value in
        AxisGridLine()
        AxisValueLabel { label(value) { format.depth($0) } }
      }
    }
    .chartXAxis { hours }
    .chartXScale(domain: window)
    .frame(height: 100)
  }

  /// The range of time that both plots show, so that an hour is at the same position in both.
  private var window: ClosedRange<Date> {
    let start = slots.first?.time ?? now
    return start...max(start, slots.last?.end ?? now)
  }

  private var hours: some AxisContent {
    AxisMarks(values: .stride(by: .hour, count: 6)) { value in
      AxisGridLine()
      // A text, not a view: labels whose texts would not fit beside each other are left out.
      AxisValueLabel(value.as(Date.self).map(hour) ?? "")
    }
  }

  /// Returns the text below a time; empty at the edges, where half of the text would be outside of
  /// the plot.
  private func hour(_ time: Date) -> String {
    let hour: TimeInterval = 3600
    let isInside = time - hour > window.lowerBound && time + hour < window.upperBound
    return isInside ? format.time(time, in: zone) : ""
  }

  private func label(_ value: AxisValue, _ write: (Double) -> String) -> some View {
    Text(verbatim: value.as(Double.self).map(write) ?? "")
      .lineLimit(1)
      .frame(minWidth: labelWidth, alignment: .leading)
  }

  /// Returns an hour's precipitation in the chosen unit.
  private func amount(_ millimetres: Double) -> Double {
    Precipitation(millimetres: millimetres).value(in: format.units.precipitation)
  }

  private var depthName: String { format.text(Words.Units.Precipitation.title) }
  private var time: String { format.text(Words.Hours.Plot.time) }
}

/// The plot of rain, which is replaced by a text if there is neither rain nor snow.
struct RainPlot: Equatable {
  /// The text instead of the plot; `nil` if there is rain or snow to show.
  let emptiness: String?

  init(_ slots: [ForecastSlot], format: WeatherFormat) {
    let rates = slots.map(\.rate)
    let known = rates.compactMap(\.self)
    if known.contains(where: { $0 > 0 }) {
      emptiness = nil
    } else if known.isEmpty {
      emptiness = format.text(Words.Hours.Plot.unknown)
    } else if known.count < rates.count {
      // Hours without a value may be wet.
      emptiness = format.text(Words.Hours.Plot.dryAsFarAsKnown)
    } else {
      emptiness = format.text(Words.Hours.Plot.dry(format.window(slots)))
    }
  }
}
