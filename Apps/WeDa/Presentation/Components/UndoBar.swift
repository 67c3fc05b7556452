import DesignKit
import Foundation
import SwiftUI

/// A bar that says what was removed, with a button that undoes the removal.
struct UndoBar: View {
  let message: LocalizedStringResource
  /// The accessibility identifiers of the message and of the button.
  let identifiers: (message: String, button: String)
  let undo: @MainActor () -> Void

  var body: some View {
    HStack(spacing: Space.medium) {
      Text(message)
        .accessibilityIdentifier(identifiers.message)
      Spacer()
      Button(action: undo) { Text(Words.Favorites.Removed.undo) }
        .fontWeight(.semibold)
        .accessibilityIdentifier(identifiers.button)
    }
    .padding(Space.medium)
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: Radius.card))
    .padding(Space.medium)
  }
}
