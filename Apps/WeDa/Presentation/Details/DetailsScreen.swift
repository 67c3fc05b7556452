import SwiftUI
import WeDaDomain

/// The weather of one place, pushed onto any tab.
struct DetailsScreen: View {
  @State private var model: DetailsViewModel
  @Environment(SettingsViewModel.self) private var settings

  init(slug: String, _ useCases: any WeDaUseCases) {
    _model = State(initialValue: DetailsViewModel(slug: slug, useCases))
  }

  var body: some View {
    DetailsPage(state: model.state, settings: settings.state.settings) { send($0) }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { starButton }
      }
      .refreshable { await model.send(.refreshed) }
      .task(id: settings.state.sourceChanges) { await model.send(.appeared) }
      .failureAlert(Words.Details.Star.failed, model.state.failure) { send(.failureDismissed) }
  }

  /// The place's name, as soon as it is known.
  private var title: Text {
    if let place = model.state.place { return Text(verbatim: place.name) }
    return Text(Words.Search.Screen.title)
  }

  private var starButton: some View {
    Button {
      send(.starPressed)
    } label: {
      Image(systemName: model.state.isFavorite ? "star.fill" : "star")
    }
    .disabled(model.state.place == nil)
    .accessibilityLabel(Text(Words.Details.Star.label))
    .accessibilityAddTraits(model.state.isFavorite ? [.isSelected] : [])
    .accessibilityIdentifier(UITestIDs.Details.star)
  }

  private func send(_ action: DetailsViewModel.Action) {
    Task { await model.send(action) }
  }
}
