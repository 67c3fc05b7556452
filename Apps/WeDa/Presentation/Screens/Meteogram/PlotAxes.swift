import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The time axis and the label widths that all plots of a meteogram share.
@MainActor struct PlotAxes {
  /// The range of time that all plots show, so that an hour is at the same position in each.
  let window: ClosedRange<Date>
  private let zone: TimeZone
  private let format: WeatherFormat

  /// Creates the axes of a meteogram's plots.
  init(slots: [ForecastSlot], now: Date, zone: TimeZone, format: WeatherFormat) {
    let start = slots.first?.time ?? now
    self.init(window: start...max(start, slots.last?.end ?? now), zone: zone, format: format)
  }

  /// Creates the axes of plots that show a range of time.
  init(window: ClosedRange<Date>, zone: TimeZone, format: WeatherFormat) {
    self.window = window
    (self.zone, self.format) = (zone, format)
  }

  /// The values of an axis of temperatures or speeds. They are so far apart that no two have the
  /// same text.
  static func values(count: Int? = nil, least: Double = 0.1) -> AxisMarkValues {
    .automatic(minimumStride: least, desiredCount: count)
  }

  /// The name of the time axis.
  var name: String { format.text(Words.Hours.Plot.time) }

  /// The marks of every sixth hour.
  var hours: some AxisContent {
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
}

/// A label of a value axis, at least as wide as those of the other plots, so that the plots' edges
/// are aligned.
struct PlotLabel: View {
  let words: String
  @Environment(\.plotTextScale) private var scale

  var body: some View {
    Text(verbatim: words)
      .lineLimit(1)
      .frame(minWidth: 48 * scale, alignment: .leading)
  }
}
