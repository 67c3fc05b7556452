import DesignKit
import SwiftUI
import WeDaDomain

/// The list of the rules for rain, or an error.
struct RainRulesPage: View {
  let state: RainRulesViewModel.State
  let settings: WeatherSettings
  let send: @MainActor (RainRulesViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    content
      .overlay(alignment: .bottom) {
        if let rule = state.removals.first {
          UndoBar(
            message: state.removals.count == 1
              ? Words.Rain.Removed.message(rule.name)
              : Words.Rain.Removed.count(state.removals.count),
            identifiers: (UITestIDs.Rain.removed, UITestIDs.Rain.undo)
          ) {
            send(.undoPressed)
          }
        }
      }
      .failureAlert(Words.Settings.Failed.title, state.failure) { send(.failureDismissed) }
  }

  @ViewBuilder private var content: some View {
    if let overview = state.overview.value {
      List {
        if !overview.status.isAllowed { silence }
        if overview.rows.isEmpty { empty(overview) } else { rules(overview.rows) }
      }
    } else if let error = state.overview.error {
      ErrorView(error: error) { send(.appeared) }
    } else {
      LoadingView()
    }
  }

  /// The note that no notifications are allowed. Large text continues below the symbol instead of
  /// beside it, where a phone has no room for long words.
  private var silence: some View {
    Section {
      HStack(spacing: Space.medium) {
        Image(systemName: "bell.slash")
          .foregroundStyle(.orange)
          .accessibilityHidden(true)
        Text(Words.Rain.Screen.silent)
          .accessibilityIdentifier(UITestIDs.Rain.silent)
        Spacer(minLength: Space.none)
      }
    }
  }

  private func empty(_ overview: RainRuleOverview) -> some View {
    Section {
      Text(overview.favorites.isEmpty ? Words.Rain.Screen.noPlace : Words.Rain.Screen.empty)
        .accessibilityIdentifier(UITestIDs.Rain.empty)
    } footer: {
      Text(Words.Rain.Screen.about)
    }
  }

  private func rules(_ rows: [RainRuleRow]) -> some View {
    Section {
      ForEach(rows) { RainRuleLine(row: $0, format: format, send: send) }
    } footer: {
      Text(Words.Rain.Screen.about)
    }
  }

  private var format: WeatherFormat { WeatherFormat(settings, locale: locale) }
}
