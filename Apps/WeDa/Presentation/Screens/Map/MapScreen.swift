import SwiftUI
import WeDaDomain

/// The third tab: every favourite with its weather, on a map and in a list.
struct MapScreen: View {
  private let useCases: any WeDaUseCases
  private let isChosen: Bool
  @State private var model: WeatherMapViewModel
  @State private var field: FieldViewModel
  @State private var path: [Route] = []
  @Environment(SettingsViewModel.self) private var settings
  @Environment(LocationViewModel.self) private var location

  /// Creates the map's tab.
  ///
  /// - Parameters:
  ///   - isChosen: Whether this tab is selected.
  ///   - clock: Measures the time of each hour that is played.
  init(
    _ useCases: any WeDaUseCases, isChosen: Bool, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.useCases = useCases
    self.isChosen = isChosen
    _model = State(initialValue: WeatherMapViewModel(useCases))
    _field = State(initialValue: FieldViewModel(useCases, clock: clock))
  }

  var body: some View {
    NavigationStack(path: $path) {
      MapPage(
        state: model.state, field: field.state, layers: useCases.weatherLayers,
        open: { path.append(.city($0.slug)) },
        sendField: { action in Task { await field.send(action) } }
      ) { action in
        Task { await model.send(action) }
      }
      .navigationTitle(Text(Words.Map.Screen.title))
      .refreshable {
        await field.send(.appeared)
        await model.send(.refreshed)
      }
      .routes(useCases) { slug in
        model.state.rows.value?.first { $0.place.slug == slug }.map(KnownWeather.init)
      }
    }
    .task(id: MapKey(reload: reloadKey, own: own?.id)) {
      await model.send(.sourceNamed(reloadKey.sourceChanges))
      await model.send(.located(own))
      if reloadKey.isInSight { await model.send(.appeared) }
    }
    .task(id: reloadKey) {
      await field.send(.sourceNamed(reloadKey.sourceChanges))
      await field.send(reloadKey.isInSight ? .appeared : .stopped)
    }
    .onDisappear { Task { await field.send(.stopped) } }
  }

  /// The town at the device's position. A place without a name is the position itself, which a page
  /// must not contain.
  private var own: Place? {
    guard location.state.isAllowed, let place = location.state.weather.value?.place,
      !place.name.isEmpty
    else { return nil }
    return place
  }

  private var reloadKey: ReloadKey {
    ReloadKey(
      isInSight: isChosen && path.isEmpty, sourceChanges: settings.state.sourceChanges,
      keptChanges: settings.state.keptChanges)
  }
}

/// The key of the map's task, which also changes when the device's town is known.
private struct MapKey: Equatable {
  let reload: ReloadKey
  let own: PlaceID?
}
