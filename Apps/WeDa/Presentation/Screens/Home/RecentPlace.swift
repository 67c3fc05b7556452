import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The default place, the last viewed one or the first favourite, with its weather if it is known:
/// as the weather with which the page opens, or as a card below another place's.
struct RecentPlace: View {
  let place: Place
  /// The reason why this place is shown.
  let reason: HomeViewModel.Reason
  let weather: Loading<WeatherReport>
  /// The age of a stored copy in seconds; `nil` for a fresh report.
  var staleAge: TimeInterval?
  /// The time at which the weather was received.
  var receivedAt: Date?
  /// A Boolean value that indicates whether the page opens with this place.
  var isFirst = true
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: title)
      if isFirst, let report = weather.value {
        HomeWeather(
          report: report, route: .city(place.slug), identifier: UITestIDs.Search.recent,
          staleAge: staleAge, now: receivedAt ?? report.fetchedAt, format: format)
      } else {
        link
      }
    }
  }

  private var title: LocalizedStringResource {
    switch reason {
    case .chosen: Words.Search.Default.title
    case .viewed: Words.Search.Recent.title
    case .favorite: Words.Search.FirstFavorite.title
    }
  }

  private var link: some View {
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
