import DesignKit
import SwiftUI
import WeDaDomain

/// The favourites on a map, and as a list below the map for people who cannot see a map. Without
/// favourites, the map shows the person's own place, the last viewed one, or the world.
struct MapPage: View {
  let state: WeatherMapViewModel.State
  /// The layer that is drawn from forecasts.
  var field = FieldViewModel.State()
  let layers: any WeatherLayersUseCase
  let open: @MainActor (Place) -> Void
  var sendField: @MainActor (FieldViewModel.Action) -> Void = { _ in }
  let send: @MainActor (WeatherMapViewModel.Action) -> Void
  @Environment(SettingsViewModel.self) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

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
      VStack(spacing: 0) {
        if let error = rows.commonError {
          ErrorBanner(error: error) { send(.refreshed) }
            .page(width: Extent.mapPage)
        }
        canvas(rows)
        VStack(alignment: .leading, spacing: Space.large) {
          controls
          if rows.isEmpty {
            hint
          } else {
            MapList(rows: rows, format: format, send: send)
              .tellsNames(of: rows.map(\.place))
          }
          Credits(
            of: rows.compactMap(\.weather.value),
            and: field.layer == nil ? nil : field.report?.provider
          )
          .accessibilityIdentifier(UITestIDs.Map.credits)
        }
        .page(width: Extent.mapPage)
      }
    }
  }

  /// The map, from edge to edge.
  private func canvas(_ rows: [FavoriteRow]) -> some View {
    WeatherMap(
      rows: rows, state: state, field: marks, format: format, layers: layers, open: open,
      send: send
    ) { sendField(.moved($0)) }
    .frame(height: width == .compact || height == .compact ? Extent.map : Extent.wideMap)
    .frame(maxWidth: .infinity)
  }

  /// The picker of the layers, and the legend and the hours of the chosen one.
  private var controls: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      if let layers = state.layers, let fields = field.layers { picker(layers, fields) }
      if let layer = state.layer {
        LayerLegend(
          layer: layer, time: state.layerTime, problem: state.layerProblem, format: format)
      }
      if field.layer != nil {
        FieldControls(state: field, format: format, send: sendField)
      }
    }
  }

  /// Returns the picker of the layers of both kinds, of which one is shown at a time.
  @ViewBuilder private func picker(
    _ layers: [WeatherLayer], _ fields: [FieldLayer]
  ) -> some View {
    if layers.isEmpty, fields.isEmpty {
      Text(Words.Map.Layer.missing)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(UITestIDs.Map.noLayers)
    } else {
      LayerPicker(
        fields: fields, tiles: layers, field: field.layer, tile: state.layer, format: format
      ) { field, layer in
        sendField(.layerChosen(field))
        send(.layerChosen(layer))
      }
    }
  }

  /// The marks of the shown hour; `nil` without a layer that is drawn from forecasts.
  private var marks: [FieldMark]? {
    field.layer.map { FieldMark.marks(of: $0, field.shown) }
  }

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
