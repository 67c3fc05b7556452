import DesignKit
import SwiftUI
import WeDaDomain

/// The list of kept places, or why there is none.
struct FavoritesPage: View {
  let state: FavoritesViewModel.State
  let send: @MainActor (FavoritesViewModel.Action) -> Void
  @Environment(SettingsViewModel.self) private var settings
  @Environment(\.locale) private var locale

  var body: some View {
    content
      .failureAlert(Words.Details.Star.failed, state.failure) { send(.failureDismissed) }
  }

  @ViewBuilder private var content: some View {
    if let rows = state.rows.value {
      if rows.isEmpty { empty } else { list(rows) }
    } else if let error = state.rows.error {
      ErrorView(error: error) { send(.refreshed) }
    } else {
      LoadingView()
    }
  }

  private func list(_ rows: [FavoriteRow]) -> some View {
    List {
      ForEach(rows) { row in
        HStack(spacing: Space.medium) {
          NavigationLink(value: Route.city(row.place.slug)) {
            FavoriteSummary(row: row, format: format)
          }
          .accessibilityIdentifier(UITestIDs.Favorites.row(row.place.slug))
          removeButton(row.place)
        }
      }
    }
    .accessibilityIdentifier(UITestIDs.Favorites.list)
  }

  private func removeButton(_ place: Place) -> some View {
    Button {
      send(.removed(place))
    } label: {
      Image(systemName: "star.fill")
        .foregroundStyle(.orange)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(Words.Favorites.Row.remove(place.fullName)))
    .accessibilityIdentifier(UITestIDs.Favorites.remove(place.slug))
  }

  private var empty: some View {
    EmptyStateView(
      title: Text(Words.Favorites.Empty.title), systemImage: "star",
      message: Text(Words.Favorites.Empty.message)
    )
    .accessibilityIdentifier(UITestIDs.Favorites.empty)
  }

  private var format: WeatherFormat {
    WeatherFormat(settings.state.settings, locale: locale)
  }
}
