import Foundation

/// The texts that a map adds, in the languages of SwiftUI's texts.
struct MapWords {
  enum Word: Int { case map, zoomIn, zoomOut, location }

  private let words: [String]

  init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    words = Self.all[language] ?? Self.english
  }

  subscript(word: Word) -> String { words[word.rawValue] }

  private static let english = ["Map", "Zoom in", "Zoom out", "My location"]

  private static let all = [
    "en": english,
    "es": ["Mapa", "Acercar", "Alejar", "Mi ubicación"],
    "pt": ["Mapa", "Aproximar", "Afastar", "Minha localização"],
    "ar": ["خريطة", "تكبير", "تصغير", "موقعي"],
    "de": ["Karte", "Vergrößern", "Verkleinern", "Mein Standort"],
    "fr": ["Carte", "Zoom avant", "Zoom arrière", "Ma position"],
    "it": ["Mappa", "Ingrandisci", "Riduci", "La mia posizione"],
    "nl": ["Kaart", "Zoom in", "Zoom uit", "Mijn locatie"],
    "pl": ["Mapa", "Powiększ", "Pomniejsz", "Moja lokalizacja"],
    "tr": ["Harita", "Yakınlaştır", "Uzaklaştır", "Konumum"],
    "ja": ["マップ", "拡大", "縮小", "現在地"],
    "zh": ["地图", "放大", "缩小", "我的位置"],
  ]
}
