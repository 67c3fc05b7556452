import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A card with a switch, and below it the forecasts of several models. Only this view reads the
/// view model's state, so that the page around it is not evaluated again when they arrive.
struct ModelsCard: View {
  let model: ModelsViewModel
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Toggle(isOn: isOn) { Text(Words.Models.title) }
        .accessibilityIdentifier(UITestIDs.Models.isOn)
      if model.state.isOn { content }
    }
    .card()
    .onChange(of: report.fetchedAt) { send(.shown(report)) }
  }

  @ViewBuilder private var content: some View {
    if let told = model.state.models.value {
      if let models = told { values(models) } else { sentence(Words.Models.none) }
    } else if let error = model.state.models.error {
      sentence(error.title)
      Button {
        send(.retried)
      } label: {
        Text(Words.App.Button.retry)
      }
      .accessibilityIdentifier(UITestIDs.Models.retry)
    } else {
      ProgressView()
        .accessibilityLabel(Text(Words.App.Progress.label))
    }
  }

  private func values(_ models: ModelReport) -> some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ModelsChart(
        lines: models.lines(from: now), spread: models.spread(from: now), now: now,
        axes: PlotAxes(window: window(models), zone: report.timeZone, format: format),
        format: format)
      if let words = format.spread(models.spread(from: now)) {
        Text(verbatim: words)
          .accessibilityIdentifier(UITestIDs.Models.spread)
      }
      if let rain = models.rain(from: now) {
        Text(verbatim: format.rain(rain))
          .accessibilityIdentifier(UITestIDs.Models.rain)
      }
      if !report.isDemo {
        Credit(provider: .openMeteo)
          .accessibilityIdentifier(UITestIDs.App.credit(WeatherProvider.openMeteo.id))
          .font(.footnote)
      }
    }
    .environment(\.timeZone, report.timeZone)
  }

  /// Returns the range of time from the start of the current hour on.
  private func window(_ models: ModelReport) -> ClosedRange<Date> {
    let first = models.lines(from: now).compactMap(\.hours.first?.time).min() ?? now
    return min(first, now)...now.addingTimeInterval(ModelReport.length)
  }

  private func sentence(_ words: LocalizedStringResource) -> some View {
    Text(words)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(UITestIDs.Models.problem)
  }

  private var isOn: Binding<Bool> {
    Binding(get: { model.state.isOn }, set: { send(.switched(report, isOn: $0)) })
  }

  private func send(_ action: ModelsViewModel.Action) { Task { await model.send(action) } }
}

extension WeatherFormat {
  /// Returns the greatest difference of the models' temperatures as a sentence; `nil` if no hour
  /// has two of them.
  func spread(_ spread: [ModelReport.Spread]) -> String? {
    let unit = units.temperature
    guard let widest = spread.map({ $0.high.value(in: unit) - $0.low.value(in: unit) }).max()
    else { return nil }
    return text(Words.Models.spread(degrees(widest)))
  }

  /// Returns the least and the greatest amount of rain of the models as a sentence.
  func rain(_ range: ClosedRange<Double>) -> String {
    let ends = [range.lowerBound, range.upperBound]
      .map { precipitation(Precipitation(millimetres: $0)) }
    return ends[0] == ends[1]
      ? text(Words.Models.sameRain(ends[0])) : text(Words.Models.rain(ends[0], ends[1]))
  }
}
