public import SwiftUI

extension Font {
  /// The font of the largest number on a page, such as the current temperature.
  ///
  ///     Text("11°").font(.heroFigure)
  ///
  /// Ordinary text has Apple's sizes: `title`, `headline`, `body`, `footnote`.
  public static let heroFigure = Font.system(size: 72, weight: .thin)

  /// The font of the largest number on a card.
  public static let cardFigure = Font.system(size: 44, weight: .light)
}
