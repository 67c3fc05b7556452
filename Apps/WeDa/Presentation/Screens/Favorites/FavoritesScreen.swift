import SwiftUI
import WeDaDomain

/// The second tab: every favourite with its weather, in the chosen order.
struct FavoritesScreen: View {
  private let useCases: any WeDaUseCases
  private let isChosen: Bool
  @State private var model: FavoritesViewModel
  @State private var path: [Route] = []
  @Environment(SettingsViewModel.self) private var settings

  /// Creates the favourites' tab.
  ///
  /// - Parameters:
  ///   - isChosen: Whether this tab is selected.
  ///   - clock: Measures the time for which a removal can be undone.
  init(_ useCases: any WeDaUseCases, isChosen: Bool, clock: any Clock<Duration>) {
    self.useCases = useCases
    self.isChosen = isChosen
    _model = State(initialValue: FavoritesViewModel(useCases, clock: clock))
  }

  var body: some View {
    NavigationStack(path: $path) {
      FavoritesPage(state: model.state) { action in
        Task { await model.send(action) }
      }
      .navigationTitle(Text(Words.Favorites.Screen.title))
      .toolbar {
        if (model.state.rows.value?.count ?? 0) > 1 {
          ToolbarItem(placement: .primaryAction) {
            NavigationLink(value: Route.compare) { Image(systemName: "chart.xyaxis.line") }
              .accessibilityLabel(Text(Words.Comparison.Screen.title))
              .accessibilityIdentifier(UITestIDs.Comparison.open)
          }
        }
        if model.state.rows.value?.isEmpty == false {
          ToolbarItem(placement: .primaryAction) {
            EditButton()
              .accessibilityIdentifier(UITestIDs.Favorites.edit)
          }
        }
      }
      .refreshable { await model.send(.refreshed) }
      .routes(useCases) { slug in
        model.state.rows.value?.first { $0.place.slug == slug }.map(KnownWeather.init)
      }
    }
    .task(id: reloadKey) {
      await model.send(.sourceNamed(reloadKey.sourceChanges))
      if reloadKey.isInSight { await model.send(.appeared) }
    }
  }

  private var reloadKey: ReloadKey {
    ReloadKey(
      isInSight: isChosen && path.isEmpty, sourceChanges: settings.state.sourceChanges,
      keptChanges: settings.state.keptChanges)
  }
}
