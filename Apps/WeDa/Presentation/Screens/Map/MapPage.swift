import DesignKit
import SwiftUI
import WeDaDomain

/// The favourites on a map, and as a list next to the map for people who cannot see a map. Without
/// favourites, the map shows the person's own place, the last viewed one, or the world.
struct MapPage: View {
  let state: WeatherMapViewModel.State
  let layers: any WeatherLayersUseCase
  let open: @MainActor (Place) -> Void
  let send: @MainActor (WeatherMapViewModel.Action) -> Void
  @Environment(SettingsViewModel.self) private var settings
  @Environment(\.locale) private var locale

  var body: some View {
    if let rows = state.rows.value {
      page(rows)
    } else if let error = state.rows.error {
      ErrorView(error: error) { send(.refreshed) }
    } else {
      LoadingView()
    }
  }

  private func page(_ rows: [FavoriteRow]) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.large) {
        if let error = rows.commonError {
          ErrorBanner(error: error) { send(.refreshed) }
        }
        LazyVGrid(columns: Self.columns, spacing: Space.large) {
          canvas(rows)
          VStack(alignment: .leading, spacing: Space.medium) {
            if !state.hasFavorites { hint }
            if !rows.isEmpty {
              MapList(rows: rows, format: format, send: send)
                .tellsNames(of: rows.map(\.place))
            }
          }
        }
        Credits(of: rows.compactMap(\.weather.value))
          .accessibilityIdentifier(UITestIDs.Map.credits)
      }
      .page(width: Extent.mapPage)
    }
  }

  private func canvas(_ rows: [FavoriteRow]) -> some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      WeatherMap(
        rows: rows, state: state, format: format, layers: layers, open: open, send: send
      )
      .frame(height: Extent.map)
      .clipShape(RoundedRectangle(cornerRadius: Radius.card))
      if let layers = state.layers {
        if layers.isEmpty {
          Text(Words.Map.Layer.missing)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier(UITestIDs.Map.noLayers)
        } else {
          LayerPicker(layers: layers, chosen: state.layer) { send(.layerChosen($0)) }
        }
      }
      if let layer = state.layer {
        LayerLegend(
          layer: layer, time: state.layerTime, problem: state.layerProblem, format: format)
      }
    }
  }

  /// The columns of the list: one on a phone, two if there is room.
  private static let columns = [
    GridItem(.adaptive(minimum: Extent.column), spacing: Space.large, alignment: .top)
  ]

  private var hint: some View {
    Label {
      Text(Words.Map.Empty.message)
        .accessibilityIdentifier(UITestIDs.Map.empty)
    } icon: {
      Image(systemName: "star")
        .accessibilityHidden(true)
    }
    .foregroundStyle(.secondary)
  }

  private var format: WeatherFormat {
    WeatherFormat(settings.state.settings, locale: locale)
  }
}

extension [FavoriteRow] {
  /// The error to show instead of the rows, if all of them have failed; otherwise `nil`, and each
  /// row shows its error.
  var commonError: WeatherError? {
    let errors = compactMap(\.weather.error)
    return errors.count == count ? errors.first : nil
  }
}
