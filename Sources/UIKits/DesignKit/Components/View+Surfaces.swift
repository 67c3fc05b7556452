public import SwiftUI

extension View {
  /// The content of a page: as wide as a phone, no wider than reads well on a desktop.
  ///
  /// - Parameter width: How wide it grows, in points, its margins counted.
  public func page(width: CGFloat = Extent.page) -> some View {
    padding(.horizontal, Space.large)
      .padding(.vertical, Space.medium)
      .frame(maxWidth: width, alignment: .leading)
      .frame(maxWidth: .infinity)
  }

  /// A quiet surface with round corners, as wide as there is room.
  ///
  ///     Text("11°").card(.blue)
  ///
  /// - Parameter color: What the surface is tinted with.
  public func card(_ color: Color = .gray) -> some View {
    padding(Space.large)
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .background(color.opacity(Surface.card))
      .clipShape(RoundedRectangle(cornerRadius: Radius.card))
  }

  /// The one large surface of a page, which tells at a glance what the page is about.
  public func hero(_ color: Color) -> some View {
    frame(maxWidth: .infinity)
      .padding(.vertical, Space.wide)
      .background(color.opacity(Surface.hero))
      .clipShape(RoundedRectangle(cornerRadius: Radius.hero))
  }
}
