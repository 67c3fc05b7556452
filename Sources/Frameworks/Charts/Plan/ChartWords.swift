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
    "de": [
      "Diagramm", "%1 nach %2", "Keine Daten", "%1 Reihen", "1 Wert", "%1 Werte", "%1 bis %2",
      "Erster Wert: %1, %2", "Letzter Wert: %1, %2", "Höchstwert: %2, %1", "Tiefstwert: %2, %1",
      "Werte als Tabelle anzeigen", "Tabelle ausblenden", "Summe: %1", "%1: %2",
      "Kein Wert ausgewählt",
    ],
    "fr": [
      "Graphique", "%1 par %2", "Aucune donnée", "%1 séries", "1 valeur", "%1 valeurs",
      "De %1 à %2", "Première : %1, %2", "Dernière : %1, %2", "Maximum : %2, %1",
      "Minimum : %2, %1", "Afficher les valeurs dans un tableau", "Masquer le tableau",
      "Total : %1", "%1 : %2", "Aucune valeur sélectionnée",
    ],
    "it": [
      "Grafico", "%1 per %2", "Nessun dato", "%1 serie", "1 valore", "%1 valori", "Da %1 a %2",
      "Primo: %1, %2", "Ultimo: %1, %2", "Massimo: %2, %1", "Minimo: %2, %1",
      "Mostra i valori in una tabella", "Nascondi tabella", "Totale: %1", "%1: %2",
      "Nessun valore selezionato",
    ],
    "nl": [
      "Grafiek", "%1 per %2", "Geen gegevens", "%1 reeksen", "1 waarde", "%1 waarden",
      "%1 tot %2", "Eerste: %1, %2", "Laatste: %1, %2", "Hoogste: %2, %1", "Laagste: %2, %1",
      "Toon waarden als tabel", "Verberg tabel", "Totaal: %1", "%1: %2",
      "Geen waarde geselecteerd",
    ],
    "pl": [
      "Wykres", "%1 według: %2", "Brak danych", "Liczba serii: %1", "1 wartość",
      "Liczba wartości: %1", "Od %1 do %2", "Pierwsza: %1, %2", "Ostatnia: %1, %2",
      "Najwyższa: %2, %1", "Najniższa: %2, %1", "Pokaż wartości w tabeli", "Ukryj tabelę",
      "Suma: %1", "%1: %2", "Nie wybrano wartości",
    ],
    "tr": [
      "Grafik", "%2 bazında %1", "Veri yok", "%1 seri", "1 değer", "%1 değer", "%1 ile %2 arası",
      "İlk: %1, %2", "Son: %1, %2", "En yüksek: %2, %1", "En düşük: %2, %1",
      "Değerleri tablo olarak göster", "Tabloyu gizle", "Toplam: %1", "%1: %2", "Değer seçilmedi",
    ],
    "ja": [
      "グラフ", "%2別の%1", "データなし", "系列数：%1", "値1個", "値%1個", "%1から%2", "最初：%1、%2", "最後：%1、%2",
      "最大：%2、%1", "最小：%2、%1", "値を表で表示", "表を非表示", "合計：%1", "%1：%2", "値が選択されていません",
    ],
    "zh": [
      "图表", "%1（按%2）", "无数据", "%1 个系列", "1 个值", "%1 个值", "%1 至 %2", "首个：%1，%2", "末个：%1，%2",
      "最大：%2，%1", "最小：%2，%1", "以表格显示数值", "隐藏表格", "合计：%1", "%1：%2", "未选择数值",
    ],
  ]
}
