public import SwiftUI

extension View {
  /// Limits the content of a page to a readable width.
  ///
  /// - Parameter width: The largest width including the margins, in points.
  public func page(width: CGFloat = Extent.page) -> some View {
    padding(.horizontal, Space.large)
      .padding(.vertical, Space.medium)
      .frame(maxWidth: width, alignment: .leading)
      .frame(maxWidth: .infinity)
  }

  /// Puts the view on a lightly tinted surface with round corners, in all of the available width.
  ///
  ///     Text("11°").card(.blue)
  ///
  /// - Parameter color: The tint of the surface.
  public func card(_ color: Color = .gray) -> some View {
    padding(Space.large)
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .background(color.opacity(Surface.card))
      .clipShape(RoundedRectangle(cornerRadius: Radius.card))
  }

  /// Puts the view on a large tinted surface, of which a page has only one, for the page's main
  /// subject.
  ///
  /// - Parameter color: The tint of the surface.
  public func hero(_ color: Color) -> some View {
    frame(maxWidth: .infinity)
      .padding(.vertical, Space.wide)
      .background(color.opacity(Surface.hero))
      .clipShape(RoundedRectangle(cornerRadius: Radius.hero))
  }
}
