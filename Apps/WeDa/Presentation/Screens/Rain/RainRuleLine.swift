import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A rule for rain with its switch, its buttons, and the result of its last check.
struct RainRuleLine: View {
  let row: RainRuleRow
  let format: WeatherFormat
  let send: @MainActor (RainRulesViewModel.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Toggle(
        isOn: Binding(get: { row.rule.isOn }, set: { send(.switched(row.rule, isOn: $0)) })
      ) {
        Text(verbatim: row.rule.name)
          .fontWeight(.medium)
      }
      // A place may have several rules.
      .accessibilityLabel(Text(verbatim: spoken))
      .accessibilityIdentifier(UITestIDs.Rain.isOn(row.id))
      Text(verbatim: format.way(of: row.rule))
      Text(verbatim: format.notice(of: row.rule))
        .foregroundStyle(.secondary)
      if row.rule.isOn, let outcome = row.outcome { result(outcome) }
      LazyVGrid(columns: Self.columns, alignment: .leading, spacing: Space.small) { buttons }
    }
  }

  /// Two columns on a phone; one if the text is so large that a button's word would break.
  private static let columns = [
    GridItem(.adaptive(minimum: 130), spacing: Space.large, alignment: .leading)
  ]

  @ViewBuilder private var buttons: some View {
    button(Words.Rain.Row.edit, Words.Rain.Row.editNamed(spoken)) {
      send(.editPressed(row.rule))
    }
    .accessibilityIdentifier(UITestIDs.Rain.edit(row.id))
    button(Words.Rain.Row.remove, Words.Rain.Row.removeNamed(spoken)) {
      send(.removed(row.rule))
    }
    .accessibilityIdentifier(UITestIDs.Rain.remove(row.id))
  }

  /// The name of the place with the days and the times of the way.
  private var spoken: String {
    [row.rule.name, format.way(of: row.rule)]
      .joined(separator: format.text(Words.App.List.separator))
  }

  private func result(_ outcome: RainOutcome) -> some View {
    Label {
      Text(verbatim: format.result(outcome))
        .accessibilityIdentifier(UITestIDs.Rain.outcome(row.id))
    } icon: {
      Image(systemName: outcome.kind.icon)
        .accessibilityHidden(true)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  private func button(
    _ title: LocalizedStringResource, _ name: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Text(title) }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(name))
  }
}

extension RainOutcome.Kind {
  fileprivate var icon: String {
    switch self {
    case .told: "umbrella"
    case .dry: "checkmark"
    case .unknown, .failed: "exclamationmark.triangle"
    }
  }
}
