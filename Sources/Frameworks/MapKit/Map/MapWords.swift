import Foundation

/// The map's strings, in the languages that SwiftUI's strings have.
struct MapWords {
  enum Word: Int { case map, zoomIn, zoomOut }

  private let words: [String]

  init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    words = Self.all[language] ?? Self.english
  }

  subscript(word: Word) -> String { words[word.rawValue] }

  private static let english = ["Map", "Zoom in", "Zoom out"]

  private static let all = [
    "en": english,
    "es": ["Mapa", "Acercar", "Alejar"],
    "pt": ["Mapa", "Aproximar", "Afastar"],
    "ar": ["خريطة", "تكبير", "تصغير"],
  ]
}
