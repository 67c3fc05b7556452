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

  /// The marks of every sixth hour, and above the plot the weekday in the middle of each day.
  @AxisContentBuilder var hours: some AxisContent {
    AxisMarks(position: .top, values: middles) { value in
      AxisValueLabel(value.as(Date.self).map { format.shortWeekday($0, in: zone) } ?? "")
    }
    AxisMarks(values: .stride(by: .hour, count: 6)) { value in
      AxisGridLine()
      // A text, not a view: labels whose texts would not fit beside each other are left out.
      AxisValueLabel(value.as(Date.self).map(hour) ?? "")
    }
  }

  /// The middles of the visible parts of the days. A part shorter than six hours has no room for a
  /// name.
  var middles: [Date] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var found: [Date] = []
    var start = window.lowerBound
    while start < window.upperBound, let day = calendar.dateInterval(of: .day, for: start) {
      let end = min(day.end, window.upperBound)
      let length = end.timeIntervalSince(start)
      if length >= Self.shortestNamed { found.append(start.addingTimeInterval(length / 2)) }
      start = day.end
    }
    return found
  }

  /// The least seconds of a day that have room for its name.
  private static let shortestNamed: TimeInterval = 21_600

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
