import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The charts of the chosen places, and the choice of places.
struct ComparisonPage: View {
  let state: ComparisonViewModel.State
  let settings: WeatherSettings
  let send: @MainActor (ComparisonViewModel.Action) -> Void
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var zone
  @Environment(\.placeNames) private var names

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.wide) {
        if let rows = state.rows.value {
          if rows.isEmpty {
            none
          } else {
            charts
            choice(rows)
            Credits(of: rows.compactMap(\.weather.value))
          }
        } else if let error = state.rows.error {
          ErrorView(error: error) { send(.refreshed) }
        } else {
          LoadingView()
        }
      }
      .page(width: Extent.widePage)
    }
  }

  /// The message that no favourites exist, for who opens this page by its address.
  private var none: some View {
    EmptyStateView(
      title: Text(Words.Favorites.Empty.title), systemImage: "star",
      message: Text(Words.Favorites.Empty.message)
    )
    .accessibilityIdentifier(UITestIDs.Comparison.noPlaces)
  }

  @ViewBuilder private var charts: some View {
    let comparison = state.comparison
    if comparison.series.isEmpty {
      Text(Words.Comparison.Plot.empty)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(UITestIDs.Comparison.empty)
    } else {
      let plot = ComparisonPlot(
        comparison, names: comparison.names({ name($0) }, fullName: { fullName($0) }),
        axes: PlotAxes(window: comparison.window, zone: zone, format: format), format: format)
      VStack(alignment: .leading, spacing: Space.small) {
        Heading(title: Words.Units.Temperature.title)
        ComparedTemperatures(plot: plot, now: state.now)
        Heading(title: Words.Units.Precipitation.title)
        if plot.isWet {
          ComparedRain(plot: plot)
        } else {
          Text(verbatim: plot.dryNote)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier(UITestIDs.Comparison.noRain)
        }
        Text(Words.Comparison.Plot.zone)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .card()
    }
  }

  private func choice(_ rows: [FavoriteRow]) -> some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: Words.Comparison.Places.title)
      ForEach(rows) { row in
        VStack(alignment: .leading, spacing: Space.hair) {
          Toggle(
            isOn: Binding(
              get: { state.shown.contains(row.id) }, set: { send(.switched(row.id, isOn: $0)) })
          ) {
            Text(verbatim: fullName(row.favorite))
          }
          .disabled(!state.canSwitch(row.id))
          .accessibilityIdentifier(UITestIDs.Comparison.place(row.place.slug))
          if row.weather.value == nil, row.weather.error != nil {
            Text(Words.Favorites.Row.failed)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
      }
      if rows.count > FavoriteComparison.most {
        Text(Words.Comparison.Places.most(FavoriteComparison.most))
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .card()
  }

  /// Returns the person's label, or the name of the place in the reader's language.
  private func name(_ favorite: Favorite) -> String {
    favorite.label?.text ?? names?.name(of: favorite.place, in: locale)
      ?? favorite.place.englishName
  }

  /// Returns the name with the region.
  private func fullName(_ favorite: Favorite) -> String {
    let place = favorite.place
    let full = place.fullName(in: locale, named: names?.name(of: place, in: locale))
    return favorite.label.map { "\($0.text) (\(full))" } ?? full
  }

  private var format: WeatherFormat { WeatherFormat(settings, locale: locale) }
}
