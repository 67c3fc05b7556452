import Foundation
import SwiftUI
import UIKit

extension ForecastPicture {
  /// Returns whether this machine's fonts have the letters of some words of a language.
  static func hasLetters(of locale: Locale) -> Bool {
    let words = [Words.Units.Temperature.title, Words.Days.high, Words.Days.low, Words.Days.day]
    return isDrawn(words.map { $0.text(in: locale) }.joined().filter(\.isLetter))
  }

  /// Returns whether each character of a text can be drawn. One that no font has leaves the picture
  /// as empty as one in a clear color.
  static func isDrawn(_ text: String) -> Bool {
    Set(text).allSatisfy { character in
      let drawn = Text(verbatim: String(character))
      return png(drawn) != png(drawn.foregroundStyle(.clear))
    }
  }

  private static func png(_ view: some View) -> Data? {
    ImageRenderer(content: view).uiImage?.pngData()
  }
}
