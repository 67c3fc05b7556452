import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The times that all plots of a meteogram show: the nights, the current time, and the time at which
/// the person points.
struct PlotGuides {
  let nights: [DateInterval]
  /// The current time; `nil` if it is before the first slot, beside the plots.
  let now: Date?
  let pointed: Binding<Date?>

  /// The nights, which a plot draws behind its lines.
  @MainActor @ChartContentBuilder func shade(_ axis: String) -> some ChartContent {
    ForEach(nights, id: \.start) { night in
      RectangleMark(xStart: .value(axis, night.start), xEnd: .value(axis, night.end))
        .foregroundStyle(Color.indigo.opacity(0.12))
        .accessibilityHidden(true)
    }
  }

  /// The lines at the current time and at the time at which the person points.
  ///
  /// - Parameters:
  ///   - axis: The name of the time axis.
  ///   - name: The text beside the line at the current time, inside of the plot; empty for none.
  @MainActor @ChartContentBuilder func lines(
    _ axis: String, now name: String = ""
  ) -> some ChartContent {
    if let now {
      RuleMark(x: .value(axis, now))
        .foregroundStyle(.secondary)
        .annotation(position: .trailing, alignment: .top) {
          if !name.isEmpty { nowLabel(name) }
        }
    }
    if let time = pointed.wrappedValue {
      RuleMark(x: .value(axis, time))
        .foregroundStyle(.primary)
    }
  }

  /// The name of the line at the current time. The line's position is in the table and the values
  /// above the plots, so that screen readers do not need it.
  private func nowLabel(_ name: String) -> some View {
    Text(verbatim: name)
      .font(.caption2)
      .foregroundStyle(.secondary)
      // A curve may pass at the top of the plot, too.
      .background(BackgroundStyle().opacity(0.8))
      .accessibilityHidden(true)
  }
}

/// The values of an hour in a line above the plots: of the hour at which the person points, or else
/// of the current one.
struct PlotValues: View {
  let slots: [ForecastSlot]
  let pointed: Date?
  let zone: TimeZone
  let format: WeatherFormat
  /// The height of two lines.
  @ScaledMetric(relativeTo: .footnote) private var height = 36.0

  var body: some View {
    if let slot = Self.slot(at: pointed, of: slots) {
      Text(verbatim: format.values(of: slot, in: zone))
        .font(.footnote)
        .monospacedDigit()
        // Keeps the plots in place while the text changes between one line and two.
        .frame(minHeight: height, alignment: .topLeading)
        .accessibilityIdentifier(UITestIDs.Details.plotValues)
    }
  }

  /// Returns the slot that contains a time, or else the nearest one; the first without a time.
  static func slot(at time: Date?, of slots: [ForecastSlot]) -> ForecastSlot? {
    guard let time else { return slots.first }
    return slots.min { distance($0, time) < distance($1, time) }
  }

  /// Returns the seconds from a time to a slot; 0 within the slot.
  private static func distance(_ slot: ForecastSlot, _ time: Date) -> TimeInterval {
    if time < slot.time { return slot.time.timeIntervalSince(time) }
    return time < slot.end ? 0 : time.timeIntervalSince(slot.end).nextUp
  }
}
