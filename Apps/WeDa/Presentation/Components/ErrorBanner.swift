import DesignKit
import SwiftUI
import WeDaDomain

/// The latest attempt failed, while older data stays on the page.
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
