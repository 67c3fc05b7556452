import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The default place or the last searched one, with its weather if it is known.
struct RecentPlace: View {
  let place: Place
  /// A Boolean value that indicates whether this is the default place.
  let isDefault: Bool
  let weather: Loading<WeatherReport>
  /// The age of a stored copy in seconds; `nil` for a fresh report.
  var staleAge: TimeInterval?
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: isDefault ? Words.Search.Default.title : Words.Search.Recent.title)
      NavigationLink(value: Route.city(place.slug)) {
        if let report = weather.value {
          WeatherCard(report: report, staleAge: staleAge, format: format)
        } else {
          pending
        }
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(UITestIDs.Search.recent)
    }
  }

  private var pending: some View {
    HStack(spacing: Space.medium) {
      PlaceName(place: place)
      Spacer()
      if let error = weather.error {
        Text(error.title)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      } else {
        ProgressView()
          .accessibilityLabel(Text(Words.App.Progress.label))
      }
    }
    .card()
    .foregroundStyle(Color.primary)
  }
}
