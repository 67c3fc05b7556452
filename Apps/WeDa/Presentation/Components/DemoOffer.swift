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
  private let source: any DemoSource

  @MainActor init?(_ source: any DemoSource) {
    guard source.canShowDemo else { return nil }
    self.source = source
  }

  @MainActor func callAsFunction() {
    Task { await source.showDemo() }
  }

  /// Real weather may have come since the offer was last looked at; then there is none.
  @MainActor func check() async { await source.checkDemo() }

  static func == (one: ShowDemo, other: ShowDemo) -> Bool { one.source === other.source }
}

/// Switches the app to demo data. The settings implement it, so that components need not know them.
@MainActor protocol DemoSource: AnyObject, Sendable {
  /// True while demo data exists and is not shown.
  var canShowDemo: Bool { get }

  func showDemo() async

  /// Looks whether there still is demo data to be shown.
  func checkDemo() async
}
