import Foundation

/// What lists say themselves, in the person's language.
struct ListWords {
  enum Word: Int { case edit, done, delete, move, select }

  private let words: [String]

  init(_ locale: Locale) {
    words = Self.all[locale.language.languageCode?.identifier ?? "en"] ?? Self.english
  }

  subscript(word: Word) -> String { words[word.rawValue] }

  private static let english = ["Edit", "Done", "Delete", "Move", "Select"]

  private static let all = [
    "es": ["Editar", "Listo", "Eliminar", "Mover", "Seleccionar"],
    "pt": ["Editar", "OK", "Apagar", "Mover", "Selecionar"],
    "ar": ["تعديل", "تم", "حذف", "نقل", "تحديد"],
  ]
}
