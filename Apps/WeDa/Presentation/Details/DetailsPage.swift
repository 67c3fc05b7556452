import DesignKit
import SwiftUI
import WeDaDomain

/// One place's weather, or why there is none.
struct DetailsPage: View {
  let state: DetailsViewModel.State
  let settings: WeatherSettings
  /// What is said where the page is shown as somebody shared it.
  var banner: SharedBanner?
  let send: @MainActor (DetailsViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.wide) {
        if let banner { banner }
        if let report = state.report.value {
          if let error = state.report.error {
            ErrorBanner(error: error) { send(.refreshed) }
          }
          weather(report)
        } else if let error = state.report.error {
          ErrorView(error: error) { send(.refreshed) }
        } else {
          LoadingView()
        }
      }
      .page()
    }
  }

  @ViewBuilder private func weather(_ report: WeatherReport) -> some View {
    if let age = state.staleAge {
      StaleBanner(report: report, age: age, dataSource: settings.dataSource, format: format)
    }
    if let from = report.switchedFrom, state.staleAge == nil {
      SwitchBanner(report: report, from: from)
    }
    Hero(report: report, format: format)
    Facts(report: report, format: format)
    ForecastList(report: report, state: state, format: format) { send(.dayPressed($0)) }
    VStack(alignment: .leading, spacing: Space.tiny) {
      Text(Words.Details.Time.zone(format.offset(report.timeZoneOffset)))
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(UITestIDs.Details.zone)
      Credit(provider: report.provider)
        .accessibilityIdentifier(UITestIDs.Details.credit)
    }
    .font(.footnote)
  }

  private var format: WeatherFormat {
    WeatherFormat(settings, locale: locale)
  }
}
