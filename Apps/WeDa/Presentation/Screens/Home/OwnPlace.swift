import DesignKit
import SwiftUI
import WeDaDomain

/// The weather at the device's position, on the first page: as the weather with which the page
/// opens, or as a card below the default place's.
struct OwnPlace: View {
  let weather: Loading<WeatherReport>
  /// A Boolean value that indicates whether the page opens with this weather.
  var isFirst = false
  let format: WeatherFormat
  let send: @MainActor (LocationViewModel.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: Words.Location.Here.title)
      if let error = weather.error { ErrorBanner(error: error) { send(retry(error)) } }
      if isFirst, let report = weather.value {
        HomeWeather(
          report: report, route: .here, identifier: UITestIDs.Location.here,
          now: report.fetchedAt, format: format)
      } else if let report = weather.value {
        NavigationLink(value: Route.here) {
          WeatherCard(report: report, format: format)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(UITestIDs.Location.here)
      } else if weather.error == nil {
        ProgressView()
          .accessibilityLabel(Text(Words.App.Progress.label))
          .card()
      }
    }
  }

  /// Returns the action of a retry. A browser that has forgotten its permission asks again only
  /// after the user presses a button.
  private func retry(_ error: WeatherError) -> LocationViewModel.Action {
    error == .location(.notAsked) ? .offerPressed : .refreshed
  }
}
