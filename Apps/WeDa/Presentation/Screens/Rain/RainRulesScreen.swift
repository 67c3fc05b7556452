import SwiftUI
import WeDaDomain

/// The page of the rules for rain, which the settings open.
struct RainRulesScreen: View {
  /// The person's settings, of which the units and the format of the time are used.
  private let settings: WeatherSettings
  @State private var model: RainRulesViewModel

  init(_ useCases: any WeDaUseCases, settings: WeatherSettings) {
    self.settings = settings
    _model = State(initialValue: RainRulesViewModel(useCases))
  }

  var body: some View {
    RainRulesPage(state: model.state, settings: settings, send: send)
      .navigationTitle(Text(Words.Rain.Screen.title))
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            send(.addPressed)
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel(Text(Words.Rain.Screen.add))
          .disabled(!model.state.canAdd)
          .accessibilityIdentifier(UITestIDs.Rain.add)
        }
      }
      .sheet(isPresented: isEditing) {
        if let draft = model.state.draft {
          RainRuleEditor(
            draft: draft, favorites: model.state.overview.value?.favorites ?? [],
            problem: model.state.problem, settings: settings, send: send)
        }
      }
      .task { await model.send(.appeared) }
  }

  private func send(_ action: RainRulesViewModel.Action) {
    Task { await model.send(action) }
  }

  private var isEditing: Binding<Bool> {
    Binding(get: { model.state.draft != nil }, set: { if !$0 { send(.editCancelled) } })
  }
}
