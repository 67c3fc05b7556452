import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A card with one part of the further data: its values, or a sentence that the place has none, or
/// an error with a retry button. The card is not shown while the part loads for the first time.
struct MoreCard<Value: Equatable & Sendable, Content: View>: View {
  let title: LocalizedStringResource
  /// The sentence for a place without this data.
  let none: LocalizedStringResource
  let part: Loading<MoreViewModel.Reported<Value>>
  let identifier: String
  let retry: @MainActor () -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    if part.value != nil || isFailureShown {
      VStack(alignment: .leading, spacing: Space.medium) {
        Heading(title: title)
        VStack(alignment: .leading, spacing: Space.small) { inside }
          .card()
      }
      .accessibilityIdentifier(identifier)
    }
  }

  @ViewBuilder private var inside: some View {
    if let told = part.value {
      if let value = told.value { content(value) } else { Text(none).foregroundStyle(.secondary) }
    } else if let error = part.error {
      Text(error.title)
        .foregroundStyle(.secondary)
      Button(action: retry) { Text(Words.App.Button.retry) }
        .accessibilityIdentifier(UITestIDs.Details.retry(identifier))
    }
  }

  /// A Boolean value that indicates whether the card shows the error. Without a connection, and in
  /// offline mode, it does not, since the page already says so.
  private var isFailureShown: Bool {
    guard let error = part.error else { return false }
    return error != .nothingStored && !error.meansNoConnection
  }
}
