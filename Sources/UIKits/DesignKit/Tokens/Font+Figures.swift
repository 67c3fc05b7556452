public import SwiftUI

extension Font {
  /// The one figure that a page is about.
  ///
  ///     Text("11°").font(.heroFigure)
  ///
  /// Sizes of ordinary text are Apple's own: `title`, `headline`, `body`, `footnote`.
  public static let heroFigure = Font.system(size: 72, weight: .thin)

  /// The figure that a card is about.
  public static let cardFigure = Font.system(size: 44, weight: .light)
}
