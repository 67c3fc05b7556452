import SwiftUI

extension View {
  /// The content of a page: as wide as a phone, no wider than reads well on a desktop.
  func page() -> some View {
    padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(maxWidth: 760, alignment: .leading)
      .frame(maxWidth: .infinity)
  }

  /// A quiet surface with round corners.
  func card(_ color: Color = .gray) -> some View {
    padding(16)
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .background(color.opacity(0.12))
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
