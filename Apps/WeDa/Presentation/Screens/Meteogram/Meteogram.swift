import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The temperature, the precipitation and the wind of the next two days, on one time axis.
///
/// A value that the provider does not give is a gap in the line. The nights are shaded; a line follows
/// the finger or pointer through all plots, with the values of its hour above them.
struct Meteogram: View {
  let slots: [ForecastSlot]
  let now: Date
  let zone: TimeZone
  let format: WeatherFormat
  var place: Coordinate?
  /// The current weather, if the first slot begins later.
  var present: ForecastSlot?
  @State private var pointed: Date?

  var body: some View {
    let all = [present].compactMap(\.self) + slots
    let axes = PlotAxes(slots: all, now: now, zone: zone, format: format)
    // The precipitation until the first slot is not known.
    let rain = RainPlot(slots, format: format)
    let wind = WindPlot(all)
    let guides = guides(axes.window)
    VStack(alignment: .leading, spacing: Space.small) {
      PlotValues(slots: all, pointed: pointed, zone: zone, format: format)
      TemperatureChart(slots: all, guides: guides, axes: axes, format: format)
      if let note = rain.note {
        PlotNote(words: note, icon: "umbrella", identifier: UITestIDs.Details.noRainPlot)
      }
      if rain.isDrawn {
        RainChart(slots: slots, plot: rain, guides: guides, axes: axes, format: format)
      }
      if wind.isDrawn {
        WindChart(slots: all, plot: wind, guides: guides, axes: axes, format: format)
      } else {
        PlotNote(
          words: format.text(Words.Hours.Plot.windUnknown), icon: "wind",
          identifier: UITestIDs.Details.noWindPlot)
      }
    }
    .environment(\.timeZone, zone)
    .card()
  }

  private func guides(_ window: ClosedRange<Date>) -> PlotGuides {
    let interval = DateInterval(start: window.lowerBound, end: window.upperBound)
    return PlotGuides(
      nights: place.map { SunPosition.nights(at: $0, in: interval) } ?? [],
      now: window.contains(now) ? now : nil, pointed: $pointed)
  }
}

/// A text instead of a plot, or about the values that a plot lacks.
struct PlotNote: View {
  let words: String
  let icon: String
  let identifier: String

  var body: some View {
    Label {
      Text(verbatim: words)
        .accessibilityIdentifier(identifier)
    } icon: {
      Image(systemName: icon)
        .accessibilityHidden(true)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
