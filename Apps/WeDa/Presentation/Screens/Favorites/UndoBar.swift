import DesignKit
import SwiftUI

/// A bar that says what was removed, with a button that undoes the removal.
struct UndoBar: View {
  let name: String
  let undo: @MainActor () -> Void

  var body: some View {
    HStack(spacing: Space.medium) {
      Text(Words.Favorites.Removed.message(name))
        .accessibilityIdentifier(UITestIDs.Favorites.removed)
      Spacer()
      Button(action: undo) { Text(Words.Favorites.Removed.undo) }
        .fontWeight(.semibold)
        .accessibilityIdentifier(UITestIDs.Favorites.undo)
    }
    .padding(Space.medium)
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: Radius.card))
    .padding(Space.medium)
  }
}
