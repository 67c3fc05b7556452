import DesignKit
import SwiftUI
import WeDaDomain

/// The banner of a failed request while older data is shown.
struct ErrorBanner: View {
  let error: WeatherError
  let retry: @MainActor () -> Void

  var body: some View {
    MessageBanner(title: Text(error.title), systemImage: error.icon) {
      ErrorMessage(error: error)
    } retry: {
      Retry(after: error, retry)
    }
    .accessibilityIdentifier(UITestIDs.App.error)
  }
}
