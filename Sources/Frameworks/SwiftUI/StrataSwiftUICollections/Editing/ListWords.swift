import Foundation

/// The strings of lists, in the user's language.
struct ListWords {
  enum Word: Int { case edit, done, delete, move, select, ascending, descending }

  private let words: [String]

  init(_ locale: Locale) {
    words = Self.all[locale.language.languageCode?.identifier ?? "en"] ?? Self.english
  }

  subscript(word: Word) -> String { words[word.rawValue] }

  private static let english = [
    "Edit", "Done", "Delete", "Move", "Select", "ascending", "descending",
  ]

  private static let all = [
    "es": ["Editar", "Listo", "Eliminar", "Mover", "Seleccionar", "ascendente", "descendente"],
    "pt": ["Editar", "OK", "Apagar", "Mover", "Selecionar", "crescente", "decrescente"],
    "ar": ["تعديل", "تم", "حذف", "نقل", "تحديد", "تصاعدي", "تنازلي"],
  ]
}
