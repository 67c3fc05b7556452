import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The temperatures of a meteogram and what they feel like.
struct TemperatureChart: View {
  let slots: [ForecastSlot]
  let guides: PlotGuides
  let axes: PlotAxes
  let format: WeatherFormat

  var body: some View {
    Chart {
      guides.shade(axes.name)
      ForEach(slots) { slot in
        line(slot, slot.temperature, Words.Units.Temperature.title)
        line(slot, slot.feelsLike, Words.Hours.Plot.feelsLike)
      }
      guides.lines(axes.name, now: format.text(Words.Hours.Plot.now))
    }
    .chartForegroundStyleScale([
      format.text(Words.Units.Temperature.title): Color.orange,
      format.text(Words.Hours.Plot.feelsLike): .gray,
    ])
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis {
      AxisMarks(values: PlotAxes.values()) { value in
        AxisGridLine()
        AxisValueLabel { PlotLabel(words: value.as(Double.self).map(format.degrees) ?? "") }
      }
    }
    .chartXAxis { axes.hours }
    .chartXScale(domain: axes.window)
    .chartXSelection(value: guides.pointed)
    .plotHeight(180)
  }

  private func line(
    _ slot: ForecastSlot, _ value: Temperature?, _ name: LocalizedStringResource
  ) -> some ChartContent {
    LineMark(
      x: .value(axes.name, slot.time),
      y: .value(
        format.text(Words.Units.Temperature.title),
        value?.value(in: format.units.temperature) ?? .nan)
    )
    .foregroundStyle(by: .value(format.text(Words.Hours.Plot.line), format.text(name)))
    .interpolationMethod(.monotone)
    .accessibilityValue(value.map { format.temperature($0) } ?? "–")
  }
}
