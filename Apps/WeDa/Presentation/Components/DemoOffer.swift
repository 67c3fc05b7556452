import DesignKit
import SwiftUI

/// Where there is neither key nor connection: demo data, if a person wants to see how the app works.
struct DemoOffer: View {
  let show: @MainActor () -> Void

  var body: some View {
    VStack(spacing: Space.medium) {
      Text(Words.Demo.Offer.message)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button(action: show) { Text(Words.Demo.Offer.button) }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier(UITestIDs.App.showDemo)
    }
    .frame(maxWidth: .infinity)
  }
}

extension EnvironmentValues {
  /// Changes to demo data; `nil` where there is none, or it is shown already.
  @Entry var showDemo: ShowDemo? = nil
}

/// What the button does.
struct ShowDemo: Equatable {
  private let model: SettingsViewModel

  @MainActor init?(_ model: SettingsViewModel) {
    guard model.state.status?.canShowDemo == true else { return nil }
    self.model = model
  }

  @MainActor func callAsFunction() {
    Task { await model.send(.demoChosen(true)) }
  }

  /// Real weather may have come since the offer was last looked at; then there is none.
  @MainActor func check() async { await model.send(.statusWanted) }

  static func == (one: ShowDemo, other: ShowDemo) -> Bool { one.model === other.model }
}
