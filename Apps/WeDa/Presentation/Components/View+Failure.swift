import Foundation
import SwiftUI
import WeDaDomain

extension View {
  /// Presents an alert for an action that failed.
  func failureAlert(
    _ title: LocalizedStringResource, _ failure: WeatherError?,
    dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let isPresented = Binding(get: { failure != nil }, set: { if !$0 { dismiss() } })
    return alert(Text(title), isPresented: isPresented) {
      Button(action: dismiss) { Text(Words.App.Button.dismiss) }
    } message: {
      if let failure { Text(failure.message) }
    }
  }
}
