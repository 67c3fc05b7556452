import Foundation
import SwiftUI
import WeDaDomain

/// The latest attempt failed, while older data stays on the page.
struct ErrorBanner: View {
  let error: WeatherError
  let retry: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: error.icon)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(error.title)
          .fontWeight(.medium)
        ErrorMessage(error: error)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if error.isRetryable(at: Date()) {
        Button(action: retry) { Text(Words.App.Button.retry) }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(UITestIDs.App.retry)
      }
    }
    .card(.orange)
    .accessibilityIdentifier(UITestIDs.App.error)
  }
}
