public import SwiftUI

extension Font {
  /// The font of a page's main figure.
  ///
  ///     Text("11°").font(.heroFigure)
  ///
  /// Ordinary text has Apple's sizes: `title`, `headline`, `body`, `footnote`.
  public static let heroFigure = Font.system(size: 72, weight: .thin)

  /// The font of a card's main figure.
  public static let cardFigure = Font.system(size: 44, weight: .light)
}
