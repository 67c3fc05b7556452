import Foundation

/// The words that a chart adds, in the languages of SwiftUI's words.
package struct ChartWords {
  package enum Word: Int {
    case chart, by, noData, series, oneValue, values, range, first, last, highest, lowest
    case show, hide, total, share, unselected
  }

  private let words: [String]

  package init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    words = Self.all[language] ?? Self.english
  }

  /// Returns a word after values have replaced its placeholders.
  package func callAsFunction(_ word: Word, _ values: String...) -> String {
    // Taken apart first, so that a value that contains a sign stays as it is.
    words[word.rawValue].split(separator: "%", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0, let sign = part.first?.wholeNumberValue, values.indices.contains(sign - 1)
        else { return String(part) }
        return values[sign - 1] + part.dropFirst()
      }.joined()
  }

  private static let english = [
    "Chart", "%1 by %2", "No data", "%1 series", "1 value", "%1 values", "%1 to %2",
    "First: %1, %2", "Last: %1, %2", "Highest: %2, %1", "Lowest: %2, %1", "Show values as a table",
    "Hide table", "Total: %1", "%1: %2", "No value selected",
  ]

  private static let all = [
    "en": english,
    "es": [
      "Gráfico", "%1 por %2", "Sin datos", "%1 series", "1 valor", "%1 valores", "De %1 a %2",
      "Primero: %1, %2", "Último: %1, %2", "Máximo: %2, %1", "Mínimo: %2, %1",
      "Mostrar los valores en una tabla", "Ocultar la tabla", "Total: %1", "%1: %2",
      "Ningún valor seleccionado",
    ],
    "pt": [
      "Gráfico", "%1 por %2", "Sem dados", "%1 séries", "1 valor", "%1 valores", "De %1 a %2",
      "Primeiro: %1, %2", "Último: %1, %2", "Máximo: %2, %1", "Mínimo: %2, %1",
      "Mostrar os valores em uma tabela", "Ocultar a tabela", "Total: %1", "%1: %2",
      "Nenhum valor selecionado",
    ],
    "ar": [
      "مخطط", "%1 حسب %2", "لا توجد بيانات", "عدد السلاسل: %1", "قيمة واحدة", "عدد القيم: %1",
      "من %1 إلى %2", "الأول: %1، %2", "الأخير: %1، %2", "الأعلى: %2، %1", "الأدنى: %2، %1",
      "عرض القيم في جدول", "إخفاء الجدول", "المجموع: %1", "%1: %2", "لم تُحدَّد أي قيمة",
    ],
  ]
}
