import DesignKit
import SwiftUI
import WeDaDomain

/// The view of an error, with a retry button if a retry may help.
struct ErrorView: View {
  let error: WeatherError
  var retry: (@MainActor () -> Void)?

  @Environment(\.showDemo) private var showDemo

  var body: some View {
    VStack(spacing: Space.large) {
      explanation
      if error.meansNoConnection, let showDemo {
        DemoOffer { showDemo() }
          .task { await showDemo.check() }
      }
    }
  }

  private var explanation: some View {
    DesignKit.ErrorView(title: Text(error.title), systemImage: error.icon) {
      ErrorMessage(error: error)
    } retry: {
      Retry(after: error, retry)
    }
    .accessibilityIdentifier(UITestIDs.App.error)
  }
}

extension WeatherError {
  /// The name of the SF Symbol.
  var icon: String {
    switch self {
    case .noSuchPlace, .invalid: "mappin.slash"
    case .location: "location.slash"
    case .badKey, .keyNotActiveYet: "key"
    case .quota, .timeout: "hourglass"
    case .offline: "wifi.slash"
    case .nothingStored, .storage: "internaldrive"
    case .providerDown, .interrupted, .unreadableAnswer, .cancelled, .unknown:
      "exclamationmark.triangle"
    }
  }
}
