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
    "de": ["Bearbeiten", "Fertig", "Löschen", "Bewegen", "Auswählen", "aufsteigend", "absteigend"],
    "fr": ["Modifier", "OK", "Supprimer", "Déplacer", "Sélectionner", "croissant", "décroissant"],
    "it": ["Modifica", "Fine", "Elimina", "Sposta", "Seleziona", "crescente", "decrescente"],
    "nl": ["Wijzig", "Gereed", "Verwijder", "Verplaats", "Selecteer", "oplopend", "aflopend"],
    "pl": ["Edytuj", "Gotowe", "Usuń", "Przenieś", "Wybierz", "rosnąco", "malejąco"],
    "tr": ["Düzenle", "Bitti", "Sil", "Taşı", "Seç", "artan", "azalan"],
    "ja": ["編集", "完了", "削除", "移動", "選択", "昇順", "降順"],
    "zh": ["编辑", "完成", "删除", "移动", "选择", "升序", "降序"],
  ]
}
