import DesignKit
import SwiftUI
import WeDaDomain

/// The content below the search field: the default place, the device's position, the last viewed
/// place or the first favourite if no place is the default, and some favourites. The first of them
/// is shown with tomorrow and the next hours.
struct HomePage: View {
  let home: HomeViewModel.State
  let lookup: Loading<Place>
  let query: String
  var location = LocationViewModel.State()
  var sendLocation: @MainActor (LocationViewModel.Action) -> Void = { _ in }
  @Environment(SettingsViewModel.self) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.showDemo) private var showDemo

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.wide) {
        if lookup.isLoading { LoadingView() }
        if let error = lookup.error {
          LookupFailure(error: error, query: query, isDemo: settings.state.isDemo)
        }
        if home.isEmpty, lookup.error == nil, !location.isAllowed { empty }
        if home.isDefault { recent }
        if location.isOffered { LocationOffer(send: sendLocation) }
        if location.isAllowed {
          OwnPlace(
            weather: location.weather, isFirst: !home.isDefault, format: format,
            send: sendLocation)
        }
        if !home.isDefault, !isFavoriteBelow { recent }
        if !favorites.isEmpty {
          FavoritesAtAGlance(rows: favorites, format: format)
        }
        if !reports.isEmpty {
          Credits(of: reports)
            .accessibilityIdentifier(UITestIDs.Search.credits)
        }
      }
      .page(width: Extent.widePage)
    }
  }

  /// A Boolean value that indicates whether the first favourite is only a card among the others,
  /// since the page opens with the device's position.
  private var isFavoriteBelow: Bool { home.reason == .favorite && location.isAllowed }

  private var favorites: [FavoriteRow] { isFavoriteBelow ? home.favorites : home.others }

  @ViewBuilder private var recent: some View {
    if let place = home.recentPlace {
      RecentPlace(
        place: place, reason: home.reason, weather: home.recent,
        staleAge: home.recentStaleAge, receivedAt: home.recentAt,
        isFirst: home.isDefault || !location.isAllowed, format: format)
    }
  }

  /// The visible reports, including that of the device's position.
  private var reports: [WeatherReport] {
    (location.isAllowed ? [location.weather.value].compactMap(\.self) : []) + home.reports
  }

  /// The ways to see some weather on a new device: the search field above, the device's position,
  /// whose offer follows, and demo data.
  private var empty: some View {
    VStack(spacing: Space.large) {
      ContentUnavailableView {
        Label {
          Text(Words.Search.Empty.title)
        } icon: {
          ConditionIcon(
            condition: WeatherCondition(code: .partlyCloudy, details: "", isDaytime: true),
            size: SymbolSize.hero)
        }
      } description: {
        Text(Words.Search.Empty.message)
      }
      .accessibilityIdentifier(UITestIDs.Search.empty)
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
  /// A Boolean value that indicates whether the places are those of demo data.
  let isDemo: Bool

  var body: some View {
    if case .noSuchPlace = error {
      EmptyStateView(
        title: Text(Words.Search.NoMatch.title(query.trimmingBlanks.shortened(to: 60))),
        systemImage: "magnifyingglass",
        message: Text(Words.Search.NoMatch.message(for: query, isDemo: isDemo))
      )
      .accessibilityIdentifier(UITestIDs.Search.noMatch)
    } else {
      ErrorView(error: error)
    }
  }
}
