import DesignKit
import SwiftUI

/// The offer of demo data, for a device with neither a key nor a connection.
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
  /// The action that shows demo data; `nil` if there is none or it is shown already.
  @Entry var showDemo: ShowDemo? = nil
}

/// The action that shows demo data.
struct ShowDemo: Equatable {
  private let source: any DemoSource

  @MainActor init?(_ source: any DemoSource) {
    guard source.canShowDemo else { return nil }
    self.source = source
  }

  @MainActor func callAsFunction() {
    Task { await source.showDemo() }
  }

  /// Checks whether the offer is still valid: real weather may have been loaded meanwhile.
  @MainActor func check() async { await source.checkDemo() }

  static func == (one: ShowDemo, other: ShowDemo) -> Bool { one.source === other.source }
}

/// Switches the app to demo data. The settings implement it, so that components do not depend on
/// them.
@MainActor protocol DemoSource: AnyObject, Sendable {
  /// A Boolean value that indicates whether demo data exists and is not shown.
  var canShowDemo: Bool { get }

  func showDemo() async

  /// Checks whether demo data can still be shown.
  func checkDemo() async
}
