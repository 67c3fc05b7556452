import DesignKit
import SwiftUI
import WeDaDomain

/// The content below the search field: the default place, the device's position, the last searched
/// place if no place is the default, and some favourites. The first of them is shown with tomorrow
/// and the next hours.
struct HomePage: View {
  let home: HomeViewModel.State
  let lookup: Loading<Place>
  let query: String
  var location = LocationViewModel.State()
  var sendLocation: @MainActor (LocationViewModel.Action) -> Void = { _ in }
  /// Puts the focus into the search field.
  var search: @MainActor () -> Void = {}
  @Environment(SettingsViewModel.self) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.showDemo) private var showDemo

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.wide) {
        if lookup.isLoading { LoadingView() }
        if let error = lookup.error { LookupFailure(error: error, query: query) }
        if home.isEmpty, lookup.error == nil, !location.isAllowed { empty }
        if home.isDefault { recent }
        if location.isOffered { LocationOffer(send: sendLocation) }
        if location.isAllowed {
          OwnPlace(
            weather: location.weather, isFirst: !home.isDefault, format: format,
            send: sendLocation)
        }
        if !home.isDefault { recent }
        if !home.favorites.isEmpty {
          FavoritesAtAGlance(rows: home.favorites, format: format)
        }
        if !reports.isEmpty {
          Credits(of: reports)
            .accessibilityIdentifier(UITestIDs.Search.credits)
        }
      }
      .page(width: Extent.widePage)
    }
  }

  @ViewBuilder private var recent: some View {
    if let place = home.recentPlace {
      RecentPlace(
        place: place, isDefault: home.isDefault, weather: home.recent,
        staleAge: home.recentStaleAge, receivedAt: home.recentAt,
        isFirst: home.isDefault || !location.isAllowed, format: format)
    }
  }

  /// The visible reports, including that of the device's position.
  private var reports: [WeatherReport] {
    (location.isAllowed ? [location.weather.value].compactMap(\.self) : []) + home.reports
  }

  /// The ways to see some weather on a new device: search, the device's position, whose offer
  /// follows, and demo data.
  private var empty: some View {
    VStack(spacing: Space.large) {
      EmptyStateView(
        title: Text(Words.Search.Empty.title), systemImage: "cloud.sun",
        message: Text(Words.Search.Empty.message)
      )
      .accessibilityIdentifier(UITestIDs.Search.empty)
      Button(action: search) {
        Label {
          Text(Words.Search.Field.prompt)
        } icon: {
          Image(systemName: "magnifyingglass")
        }
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(UITestIDs.Search.focus)
      if let showDemo {
        Button {
          showDemo()
        } label: {
          Text(Words.Demo.Offer.button)
        }
        .accessibilityIdentifier(UITestIDs.Search.showDemo)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var format: WeatherFormat {
    WeatherFormat(settings.state.settings, locale: locale)
  }
}

/// The error of a submitted search: no such place, or a failed request.
private struct LookupFailure: View {
  let error: WeatherError
  let query: String

  var body: some View {
    if case .noSuchPlace = error {
      EmptyStateView(
        title: Text(Words.Search.NoMatch.title(query.trimmingBlanks.shortened(to: 60))),
        systemImage: "magnifyingglass",
        message: Text(Words.Search.NoMatch.message)
      )
      .accessibilityIdentifier(UITestIDs.Search.noMatch)
    } else {
      ErrorView(error: error)
    }
  }
}
